declare module "icon:*" {
  const icon: { body: string; width: number; height: number };
  export default icon;
}
