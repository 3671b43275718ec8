/**
 * Browsers that translate a page move its texts into elements of their own. React, which removes a text from the element
 * where it has put it, or inserts something before it there, would end in an error
 * (https://github.com/facebook/react/issues/11538): instead, what has come between goes with it.
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
