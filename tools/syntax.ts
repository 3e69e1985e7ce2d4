// A source as its parser sees it.

import { parseSync } from 'oxc-parser'
import type { Source } from './sources.ts'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export function parse({ path, text }: Source): Node {
  return parseSync(path, text).program as unknown as Node
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The nodes in one part of a node. */
export function nodesIn(part: unknown): readonly Node[] {
  return (Array.isArray(part) ? part : [part]).filter(isNode)
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap(nodesIn)
}

/** From the outside to the inside; what `visit` answers `false` for is not looked into. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => unknown,
  above: readonly Node[] = [],
): void {
  if (visit(node, above) === false) return
  for (const child of childrenOf(node)) walk(child, visit, [...above, node])
}

export function lineOf(text: string, { start }: Node): number {
  return text.slice(0, start).split('\n').length
}

export function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : undefined
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

export function isFunction({ type }: Node): boolean {
  return functions.has(type)
}
