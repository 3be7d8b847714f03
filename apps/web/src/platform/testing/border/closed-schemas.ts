/**
 * Makes the shapes of a contract closed, so that an unknown field is a fault. By default JSON Schema lets every object
 * hold more, and a fake would go on answering with a field that the gateway has dropped.
 */
export function withClosedSchemas(document: unknown): unknown {
  return closedNode(document, false);
}

function closedNode(node: unknown, isPart: boolean): unknown {
  if (Array.isArray(node)) return node.map((child) => closedNode(child, isPart));
  if (typeof node !== 'object' || node === null) return node;
  const shape = node as Record<string, unknown>;
  const children = Object.fromEntries(
    // Each part of an `allOf` names some of the fields, so only the whole can be closed.
    Object.entries(shape).map(([name, child]) => [name, closedChild(name, child)]),
  );
  const isOpen = isPart || 'additionalProperties' in shape;
  const isShape = '$ref' in shape || 'allOf' in shape || isFieldList(shape['properties'], shape);
  return isShape && !isOpen ? { ...children, unevaluatedProperties: false } : children;
}

function closedChild(name: string, child: unknown): unknown {
  // A named shape is closed where it is referred to, because elsewhere it may be part of a larger one.
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
