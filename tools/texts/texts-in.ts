// The texts of a source that people can read: what stands between tags, in labels and messages, with the
// line where it stands. Names, addresses, styles, statements and what is said of bugs are none.

import type { Source } from '../sources.ts'
import { spell } from './spell.ts'
import { isNode, lineOf, nameOf, nodesIn, parse, walk } from '../syntax.ts'
import type { Node } from '../syntax.ts'

export interface FoundText {
  readonly path: string
  readonly line: number
  readonly text: string
}

export function textsIn(source: Source): readonly FoundText[] {
  const found: FoundText[] = []
  walk(parse(source), (node, above) => {
    if (isSilent(node, above.at(-1))) return false
    const texts = textsOf(node).map(text => text.replaceAll(/\s+/g, ' ').trim())
    for (const text of new Set(texts.filter(reads))) {
      found.push({ path: source.path, line: lineOf(source.text, node), text })
    }
    return true
  })
  return found
}

function textsOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [betweenTags(node)]
    case 'TemplateLiteral':
      return spell(node)
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : []
    default:
      return []
  }
}

/** `<p>Needs {rain} for <b>May</b></p>` is one sentence; what is in inner tags is told as well. */
function betweenTags(element: Node): string {
  const children = nodesIn(element['children'])
  if (!children.some(child => child.type === 'JSXText' && /\p{L}/u.test(String(child['value']))))
    return ''
  return children.map(ofChild).join('')
}

function ofChild(child: Node): string {
  if (child.type === 'JSXText') return String(child['value'])
  if (child.type === 'JSXExpressionContainer') return spell(child['expression'])[0] ?? ''
  return betweenTags(child) || '{…}'
}

const silent = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TaggedTemplateExpression',
])
const silentAttributes =
  /^(className|class|style|id|htmlFor|type|key|role|href|to|src|name|d|viewBox|fill|stroke|transform|data-.*|autoComplete|inputMode|points|icon|rel|target|method)$/
const comparing = new Set(['===', '!==', '==', '!=', 'in'])

function isSilent(node: Node, above: Node | undefined): boolean {
  if (silent.has(node.type) || node.type.startsWith('TSTypeAnnotation')) return true
  if (/^TS(TypeAlias|Interface|Literal|Union|TypeReference)/.test(node.type)) return true
  if (node.type === 'JSXAttribute') return silentAttributes.test(nameOf(node['name']) ?? '')
  if (node.type === 'NewExpression') return nameOf(node['callee'])?.endsWith('Error') === true
  if (!above) return false
  if (above.type === 'CallExpression') return above['callee'] !== node && isForPrograms(above)
  if (above.type === 'BinaryExpression') return comparing.has(String(above['operator']))
  if (above.type === 'SwitchCase') return above['test'] === node
  if (above.type === 'Property') return above['key'] === node && above['computed'] === false
  return above.type === 'MemberExpression' && isNode(above['object']) && above['property'] === node
}

/** What the description of the interface says. */
function isForPrograms({ callee }: Node): boolean {
  return isNode(callee) && ['describe', 'meta'].includes(nameOf(callee['property']) ?? '')
}

/** A word that begins as a label does, or several words. */
function reads(text: string): boolean {
  if (/^[A-Z]\p{Ll}{2,}[….:?!]?$/u.test(text)) return true
  const words = text.split(' ').filter(word => /^\W*\p{L}[\p{L}'’-]*\W*$/u.test(word))
  const isMarkup = /[{;]\s*[\w-]+:|^[.#]?[\w-]+\s*>|^(select|with|insert|update) /.test(text)
  return words.length > 1 && !isMarkup
}
