/** How many characters a text may have, and how few would waste its place: content, heads and the check of the built site go by these. */
export const limits = {
  /** What search results show of a page's title, the company's name included. */
  title: { least: 1, most: 60 },
  /** What they show below it. */
  description: { least: 70, most: 160 },
  /** What they take as the headline of an article. */
  headline: { least: 1, most: 110 },
}

/** How many of the newest articles a feed holds. */
export const articlesInFeed = 50
