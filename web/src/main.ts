import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { loadFrame } from "./words.svelte";
import "./app.css";

const target = document.getElementById("app");
if (target)
  loadFrame(settings.language).then(
    () => mount(App, { target }),
    // There are no words yet to say it with.
    () => (target.textContent = "Bitte neu laden. · Please reload."),
  );
