/** The only page that Vike knows: TanStack Router maps each address to a page (pages/route-tree.ts). */
export { RouterProvider as Page } from '@tanstack/react-router'
