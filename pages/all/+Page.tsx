import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'

/** The only page that Vike knows: TanStack Router maps each address to a page (pages/route-tree.tsx). */
export function Page({ router }: { router: RegisteredRouter }) {
  return <RouterProvider router={router} />
}
