/**
 * react-dom 19.3: browsers that translate a page, and extensions, move its texts into elements of their own. React
 * removes a text from the element where it has put it, or inserts something before it there, and ends in an error.
 * Here, what has come between goes with the text. May go when https://github.com/facebook/react/issues/11538 is
 * closed.
 */
export function tolerateMovedTexts(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const own = ancestorWithin(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && ancestorWithin(this, before))
    return child
  }
}

/** The child of the parent that is the node or contains it; null if it stands elsewhere. */
function ancestorWithin(parent: Node, node: Node): Node | null {
  let own: Node | null = node
  while (own && own.parentNode !== parent) own = own.parentNode
  return own
}
