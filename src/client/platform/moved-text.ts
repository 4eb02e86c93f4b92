/**
 * A browser's translator puts elements of its own in place of text nodes. React goes on to change and to remove the nodes it
 * made: removing one that is no longer there ends the page, changing one leaves the old text on the screen. Here the page
 * remembers what stands where a text node stood. Removing the node removes that too; changing it puts the node back, to
 * be translated anew.
 */
export function bearTranslators(root: Node): void {
  observer.observe(root, { childList: true, subtree: true });
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    for (const node of standIns(child, this)) removeChild.call(this, node);
    forget(child);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    leaveNothing(node);
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    return insertBefore.call(this, node, standIns(before, this)[0] ?? null) as T;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    leaveNothing(node);
    return appendChild.call(this, node) as T;
  };
}

/** Where a text node stood when something else took its place. */
interface Gap {
  readonly parent: Node;
  readonly standIns: readonly Node[];
  readonly next: Node | null;
}

const gaps = new WeakMap<Node, Gap>();
const observer = new MutationObserver(note);

/** Notes which text nodes were taken out, and what was put in their place by whoever did that. */
function note(records: readonly MutationRecord[]): void {
  let added: Set<Node> | undefined;
  for (const record of records) {
    const texts = [...record.removedNodes].filter((node) => node instanceof Text && node.parentNode === null);
    if (texts.length === 0) continue;
    added ??= new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    const instead = [...record.addedNodes];
    for (const neighbour of [record.previousSibling, record.nextSibling])
      if (instead.length === 0 && neighbour !== null && added.has(neighbour)) instead.push(neighbour);
    for (const [i, text] of texts.entries()) {
      const isLast = i === texts.length - 1;
      leaveGap(text as Text, {
        parent: record.target,
        standIns: isLast ? instead.slice(i) : instead.slice(i, i + 1),
        next: record.nextSibling,
      });
    }
  }
}

function leaveGap(text: Text, gap: Gap): void {
  gaps.set(text, gap);
  // Only here, so that no other node pays for it.
  Object.defineProperty(text, "nodeValue", {
    configurable: true,
    get: () => text.data,
    set(value: string) {
      text.data = value;
      putBack(text);
    },
  });
}

function forget(node: Node): Gap | undefined {
  const gap = gaps.get(node);
  if (gap === undefined) return undefined;
  gaps.delete(node);
  Reflect.deleteProperty(node, "nodeValue");
  return gap;
}

/** Puts a text node back where it stood. */
function putBack(text: Text): void {
  const gap = forget(text);
  if (gap === undefined || text.parentNode !== null) return;
  const { parent, next } = gap;
  const there = gap.standIns.filter((node) => node.parentNode === parent);
  parent.insertBefore(text, there[0] ?? (next?.parentNode === parent ? next : null));
  for (const node of there) parent.removeChild(node);
}

/** What stands for a node among the children of this parent: what took its place, or what it was moved into. */
function standIns(node: Node, parent: Node): readonly Node[] {
  note(observer.takeRecords());
  const gap = gaps.get(node);
  if (gap !== undefined) return gap.standIns.filter((one) => one.parentNode === parent);
  for (let around = node.parentNode; around !== null; around = around.parentNode)
    if (around.parentNode === parent) return [around];
  return [];
}

/** A node that is put somewhere leaves nothing where it stood before. */
function leaveNothing(node: Node): void {
  const gap = forget(node);
  for (const standIn of gap?.standIns ?? [])
    if (standIn.parentNode === gap?.parent) standIn.parentNode?.removeChild(standIn);
}
