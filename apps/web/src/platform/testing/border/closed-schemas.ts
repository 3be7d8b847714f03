/**
 * The shapes of a contract as closed ones: a field that none of them names is a fault. As JSON Schema leaves it, every object
 * may hold more, and a fake would go on answering with a field that the gateway gave up.
 */
export function closed(document: unknown): unknown {
  return closedNode(document, false);
}

function closedNode(node: unknown, isPart: boolean): unknown {
  if (Array.isArray(node)) return node.map((child) => closedNode(child, isPart));
  if (typeof node !== 'object' || node === null) return node;
  const shape = node as Record<string, unknown>;
  const children = Object.fromEntries(
    // Each part of a whole names some of its fields, so only the whole can be closed.
    Object.entries(shape).map(([name, child]) => [name, closedChild(name, child)]),
  );
  const isOpen = isPart || 'additionalProperties' in shape;
  const isShape = '$ref' in shape || 'allOf' in shape || isFieldList(shape['properties'], shape);
  return isShape && !isOpen ? { ...children, unevaluatedProperties: false } : children;
}

function closedChild(name: string, child: unknown): unknown {
  // A shape with a name is closed where it is referred to: elsewhere it may be part of a larger one.
  if (name === 'schemas') {
    return Object.fromEntries(
      Object.entries(child as object).map(([key, shape]) => [key, closedNode(shape, true)]),
    );
  }
  return closedNode(child, name === 'allOf');
}

function isFieldList(properties: unknown, { type }: Record<string, unknown>): boolean {
  const types = Array.isArray(type) ? type : [type];
  return typeof properties === 'object' && types.includes('object');
}
