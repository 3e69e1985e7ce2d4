// An expression as the sentence that people read: what is not known before stands in braces, `{paddock}`,
// and where it may be one thing or another there are several sentences.

import { isNode, nameOf, nodesIn } from '../syntax.ts'
import type { Node } from '../syntax.ts'

/** What a name or a call stands for, where that can be told from the sources. */
export type LookUp = (node: Node) => readonly string[] | undefined

const mostSentences = 12

export function spell(value: unknown, lookUp: LookUp = () => undefined): readonly string[] {
  if (!isNode(value)) return []
  const said = spelled(value, lookUp)
  return said.length <= mostSentences ? said : [placeholder(value)]
}

function spelled(node: Node, lookUp: LookUp): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return [typeof node['value'] === 'string' ? node['value'] : String(node['value'])]
    case 'TemplateLiteral':
      return template(node, lookUp)
    case 'ConditionalExpression':
      return [...spell(node['consequent'], lookUp), ...spell(node['alternate'], lookUp)]
    case 'LogicalExpression':
      return [...spell(node['left'], lookUp), ...spell(node['right'], lookUp)]
    case 'BinaryExpression':
      return node['operator'] === '+'
        ? each(spell(node['left'], lookUp), spell(node['right'], lookUp))
        : [placeholder(node)]
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
    case 'ChainExpression':
      return spell(node['expression'] ?? node['argument'], lookUp)
    default:
      return lookUp(node) ?? [placeholder(node)]
  }
}

function template(node: Node, lookUp: LookUp): readonly string[] {
  const expressions = nodesIn(node['expressions'])
  return nodesIn(node['quasis']).reduce<readonly string[]>(
    (before, quasi, place) => {
      const { cooked } = quasi['value'] as { cooked: string }
      const between = place === 0 ? [''] : spell(expressions[place - 1], lookUp)
      return each(each(before, between), [cooked])
    },
    [''],
  )
}

function each(firsts: readonly string[], seconds: readonly string[]): readonly string[] {
  return firsts.flatMap(first => seconds.map(second => first + second))
}

/** Of `paddock.name.toLowerCase()` it is the name that counts, of `String(ref)` the ref. */
function placeholder(node: Node): string {
  return `{${called(node) ?? '…'}}`
}

const aboutForm = /^(to[A-Z]\w+|slice|trim|join|replace|replaceAll|map|filter|at|concat)$/

function called(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  const { type } = value
  if (type === 'Identifier') return nameOf(value)
  if (type === 'CallExpression') {
    const { callee } = value
    const [first] = nodesIn(value['arguments'])
    if (!isNode(callee)) return undefined
    const method = nameOf(callee['property'])
    if (method && aboutForm.test(method)) return called(callee['object'])
    return nameOf(callee) === 'String' ? called(first) : called(callee)
  }
  if (type === 'MemberExpression')
    return value['computed'] === true ? called(value['object']) : nameOf(value['property'])
  return called(value['expression'] ?? value['argument'] ?? value['left'])
}
