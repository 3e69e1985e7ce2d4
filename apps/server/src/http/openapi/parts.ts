// The small pieces that a description in OpenAPI is put together from.

export type Json = Readonly<Record<string, unknown>>

export function ref(
  kind: 'schemas' | 'parameters' | 'responses' | 'pathItems',
  name: string,
): Json {
  return { $ref: `#/components/${kind}/${name}` }
}

export function jsonBody(schema: Json): Json {
  return { required: true, content: { 'application/json': { schema } } }
}

export function jsonAnswer(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } }
}
