import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'

/**
 * @tanstack/react-router 1.170 follows every `pushState` and `replaceState`, also of other scripts, such as tags that
 * tidy the address, and scrolls to the top. Here, only the router's own change the page. May go when
 * tests/browser/navigation.spec.ts passes with `createBrowserHistory()` alone.
 */
export function ownHistory(): RouterHistory {
  const watched = createBrowserHistory()
  history.pushState = History.prototype.pushState.bind(history)
  // An entry keeps its key, by which the router finds its place again.
  history.replaceState = (state, title, url) =>
    History.prototype.replaceState.call(history, { ...history.state, ...state }, title, url)
  return watched
}
