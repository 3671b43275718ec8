/** Vike needs a page to render; TanStack Router decides what stands at each address (pages/route-tree.tsx). */
export function Page() {
  return null
}
