/** How many characters search results show of a page's title and of its description, and how few would waste the room. */
export const limits = {
  title: 60,
  description: { least: 70, most: 160 },
}

/** How many of the newest articles a feed holds. */
export const articlesInFeed = 50
