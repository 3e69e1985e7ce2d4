// Every place in the sources that refuses something: with which code, and in which sentences. What is refused
// inside and only handed on has been told where it began.

import { isNode, nameOf, nodesIn, walk } from '../syntax.ts'
import type { Node } from '../syntax.ts'
import type { Declarations } from './declarations.ts'
import { spell } from './spell.ts'

export interface FoundRefusal {
  readonly path: string
  readonly code: string
  readonly sentence: string
}

export function refusalsIn(declarations: Declarations): readonly FoundRefusal[] {
  return declarations.sources.flatMap(source => {
    const found: FoundRefusal[] = []
    const lookUp = declarations.lookUpIn(source)
    walk(source.program, node => {
      const { code, said } = madeBy(node)
      if (code === undefined) return
      const sentences = new Set(said.flatMap(one => spell(one, lookUp)).filter(isTold))
      found.push(...[...sentences].map(sentence => ({ path: source.path, code, sentence })))
    })
    return found
  })
}

/** Schemas of what is sent, each with the sentence for whatever does not fit. */
const schemas = new Set(['line', 'secret', 'rowNumber'])

interface Made {
  readonly code: string | undefined
  readonly said: readonly Node[]
}

/** `new Refusal(code, sentence)`, `notFound(sentence)`, `invalid({ figure: [sentence] })`, and what extends them. */
function madeBy(node: Node): Made {
  const given = nodesIn(node['arguments'])
  const name = nameOf(node['callee']) ?? (isSuper(node) ? 'super' : '')
  if (name === 'notFound') return { code: 'not_found', said: given.slice(0, 1) }
  if (schemas.has(name)) return { code: 'invalid', said: given.slice(0, 1) }
  if (name === 'invalid') return { code: 'invalid', said: sentencesOf(given[0]) }
  const code = given[0]?.type === 'Literal' ? String(given[0]['value']) : undefined
  const isOne = name === 'super' || (name === 'Refusal' && node.type === 'NewExpression')
  return { code: isOne ? code : undefined, said: given.slice(1, 2) }
}

function isSuper({ callee }: Node): boolean {
  return isNode(callee) && callee.type === 'Super'
}

/** Of each figure a list. */
function sentencesOf(errors: Node | undefined): readonly Node[] {
  const found: Node[] = []
  if (!errors) return found
  walk(errors, node => {
    if (node.type !== 'ArrayExpression') return
    const elements = nodesIn(node['elements'])
    if (!elements.some(({ type }) => type === 'ArrayExpression')) found.push(...elements)
  })
  return found
}

/** A name alone stands for what was said elsewhere. */
function isTold(sentence: string): boolean {
  return /\p{L}{2}/u.test(sentence.replaceAll(/\{[^}]*\}/gu, ''))
}
