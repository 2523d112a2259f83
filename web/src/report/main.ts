import { draw } from "./charts.ts";

draw(document);
