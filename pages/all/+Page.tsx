import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'

/** The one page that Vike knows: TanStack Router decides what stands at each address (pages/route-tree.tsx). */
export function Page({ router }: { router: RegisteredRouter }) {
  return <RouterProvider router={router} />
}
