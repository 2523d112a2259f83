declare module "icon:*" {
  const icon: { body: string; width: number; height: number };
  export default icon;
}

declare module "map:*/small" {
  const drawn: import("../map/miniature").Miniature;
  export default drawn;
}

declare module "map:*" {
  const shape: import("./boards/risk/geometry").Packed;
  export default shape;
}
