import { draw } from "./charts.ts";
import fonts from "./fonts.css?inline";

const style = document.createElement("style");
style.textContent = fonts;
document.head.append(style);

draw(document);
let waiting = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => draw(document));
});
