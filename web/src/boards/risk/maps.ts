/** The shapes of the boards; only the one that is played on is loaded. */
import { shapeOf, type MapShape, type Packed } from "./geometry";

const LOADERS: Record<string, () => Promise<{ default: Packed }>> = {
  westeros: () => import("map:westeros"),
  essos: () => import("map:essos"),
  world: () => import("map:world"),
};
const shapes = new Map<string, Promise<MapShape>>();

export function mapOf(board: string): Promise<MapShape> {
  let found = shapes.get(board);
  if (!found) {
    found = (LOADERS[board] ?? LOADERS.westeros)!().then((loaded) => shapeOf(loaded.default));
    shapes.set(board, found);
  }
  return found;
}
