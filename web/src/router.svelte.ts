/** A small router on the history API. */

export type Route =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; seat: number | null }
  | { page: "rules"; game: string }
  | { page: "first"; game: string }
  | { page: "workshop"; game: string }
  | { page: "credits" }
  | { page: "games" }
  | { page: "device" }
  | { page: "missing" };

const ID = "([A-Za-z0-9_-]{1,64})";
const TABLE = new RegExp(`^/table/${ID}/?$`);
const REPLAY = new RegExp(`^/replay/${ID}/?$`);
const FIRST = new RegExp(`^/first/${ID}/?$`);
const RULES = new RegExp(`^/rules/${ID}/?$`);
const WORKSHOP = new RegExp(`^/workshop/${ID}/?$`);

export function match(path: string, query: string): Route {
  let found: RegExpMatchArray | null;
  if (path === "/" || path === "") return { page: "start" };
  if (path === "/credits") return { page: "credits" };
  if (path === "/games") return { page: "games" };
  if (path === "/device") return { page: "device" };
  if ((found = path.match(TABLE))) return { page: "table", id: found[1] ?? "" };
  if ((found = path.match(FIRST))) return { page: "first", game: found[1] ?? "" };
  if ((found = path.match(RULES))) return { page: "rules", game: found[1] ?? "" };
  if ((found = path.match(WORKSHOP))) return { page: "workshop", game: found[1] ?? "" };
  if ((found = path.match(REPLAY))) {
    const seat = new URLSearchParams(query).get("seat") ?? "";
    return { page: "replay", id: found[1] ?? "", seat: /^\d$/.test(seat) ? Number(seat) : null };
  }
  return { page: "missing" };
}

export const router = $state<{ route: Route; hash: string }>({
  route: match(location.pathname, location.search),
  hash: location.hash,
});

function read(): void {
  router.route = match(location.pathname, location.search);
  router.hash = location.hash;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  if (!replace && !location.hash) scrollTo(0, 0);
}

/** Follow links of the house without leaving the page; returns the undo. */
export function listen(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const href = link.getAttribute("href");
    if (!href?.startsWith("/") || href.startsWith("//") || href.startsWith("/api/")) return;
    event.preventDefault();
    go(href);
  };
  document.addEventListener("click", click);
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  return () => {
    document.removeEventListener("click", click);
    removeEventListener("popstate", read);
    removeEventListener("hashchange", read);
  };
}
