/** The decks somebody keeps on the server, for whoever builds or chooses one. */
import * as api from "../../api";
import { guest } from "../../me.svelte";
import type { DeckInfo } from "../../wire";

const GAME = "thrones_lcg";

class Kept {
  decks = $state.raw<readonly DeckInfo[]>([]);

  async load(): Promise<void> {
    await guest();
    this.decks = await api.decks(GAME);
  }

  async keep(name: string, text: string): Promise<void> {
    await guest();
    await api.keepDeck(GAME, { name, text });
    await this.load();
  }

  async drop(id: number): Promise<void> {
    await api.dropDeck(id);
    await this.load();
  }

  async read(text: string): Promise<DeckInfo> {
    await guest();
    return api.readDeck(GAME, text);
  }
}

export const kept = new Kept();
