/** The only page that Vike knows, and never renders: TanStack Router maps each address to a page (pages/routes.tsx). */
export const Page = null
