// What a name stands for in the sources: a constant for what it is set to, a call for what the function
// gives, a parameter for what its callers hand over.

import type { Source } from '../sources.ts'
import { isFunction, isNode, nameOf, nodesIn, parse, walk } from '../syntax.ts'
import type { Node } from '../syntax.ts'
import { spell } from './spell.ts'
import type { LookUp } from './spell.ts'

interface ParsedSource extends Source {
  readonly program: Node
}

/** From which node on, and up to which, a name stands for this. */
interface Declared {
  readonly path: string
  readonly name: string
  readonly scope: Node
  readonly value: Node | undefined
  readonly parameter?: Parameter
}

interface Parameter {
  readonly of: string | undefined
  readonly place: number
  readonly member: string | undefined
}

interface Call {
  readonly source: ParsedSource
  readonly name: string
  readonly given: readonly Node[]
}

const deepest = 6

export class Declarations {
  readonly sources: readonly ParsedSource[]
  readonly #declared: ReadonlyMap<string, readonly Declared[]>
  readonly #calls: ReadonlyMap<string, readonly Call[]>
  readonly #byPath: ReadonlyMap<string, ParsedSource>

  constructor(texts: readonly Source[]) {
    this.sources = texts.map(source => ({ ...source, program: parse(source) }))
    this.#declared = Map.groupBy(this.sources.flatMap(declaredIn), ({ name }) => name)
    this.#calls = Map.groupBy(this.sources.flatMap(callsIn), ({ name }) => name)
    this.#byPath = new Map(this.sources.map(source => [source.path, source]))
  }

  lookUpIn(source: ParsedSource, depth = 0): LookUp {
    return node => {
      if (depth === deepest) return undefined
      if (node.type === 'Identifier') return this.#ofName(source, node, depth)
      if (node.type === 'CallExpression') return this.#ofCall(source, node, depth)
      return undefined
    }
  }

  /** The nearest one; of another file, where no other has the same name. */
  #find(source: ParsedSource, node: Node): Declared | undefined {
    const all = this.#declared.get(nameOf(node) ?? '') ?? []
    const near = all
      .filter(({ path, scope }) => path === source.path && isWithin(node, scope))
      .toSorted((one, other) => lengthOf(one.scope) - lengthOf(other.scope))
    const elsewhere = all.filter(({ scope }) => scope.type === 'Program')
    return near[0] ?? (elsewhere.length === 1 ? elsewhere[0] : undefined)
  }

  #ofName(source: ParsedSource, node: Node, depth: number) {
    const found = this.#find(source, node)
    const home = found && this.#byPath.get(found.path)
    if (!found || !home) return undefined
    const { value, parameter } = found
    const usual = value && !isFunction(value) ? this.#sentences(home, value, depth) : undefined
    const given = parameter && this.#handedOver(parameter, depth)
    return usual || given ? [...(usual ?? []), ...(given ?? [])] : undefined
  }

  #ofCall(source: ParsedSource, node: Node, depth: number) {
    if (!isNode(node['callee']) || node['callee'].type !== 'Identifier') return undefined
    const found = this.#find(source, node['callee'])
    const home = found && this.#byPath.get(found.path)
    if (!home || !found?.value || !isFunction(found.value)) return undefined
    const given = givenBy(found.value).flatMap(value => this.#sentences(home, value, depth) ?? [])
    return given.length > 0 ? given : undefined
  }

  #handedOver({ of, place, member }: Parameter, depth: number) {
    const given = (this.#calls.get(of ?? '') ?? []).flatMap(({ source, given: all }) => {
      const whole = all[place]
      const one = member === undefined ? whole : propertyOf(whole, member)
      return one ? (this.#sentences(source, one, depth) ?? []) : []
    })
    return given.length > 0 ? [...new Set(given)] : undefined
  }

  /** Only what has words of its own says more than the name that stands for it. */
  #sentences(source: ParsedSource, value: Node, depth: number) {
    const wording = isFunction(value) ? givenBy(value)[0] : value
    const said = spell(wording, this.lookUpIn(source, depth + 1))
    const worded = said.filter(one => /\p{L}/u.test(one.replaceAll(/\{[^}]*\}/gu, '')))
    return worded.length > 0 ? worded : undefined
  }
}

function declaredIn(source: ParsedSource): Declared[] {
  const found: Declared[] = []
  const { path } = source
  walk(source.program, (node, above) => {
    const scope = above.findLast(one => isFunction(one)) ?? source.program
    if (node.type === 'FunctionDeclaration')
      found.push({ path, name: nameOf(node['id']) ?? '', scope, value: node })
    if (node.type === 'VariableDeclarator' && nameOf(node['id']))
      found.push({ path, name: nameOf(node['id']) ?? '', scope, value: nodesIn(node['init'])[0] })
    if (isFunction(node))
      found.push(...parametersOf(node, above.at(-1)).map(one => ({ ...one, path })))
  })
  return found
}

function parametersOf(node: Node, above: Node | undefined): Omit<Declared, 'path'>[] {
  const of = nameOf(node['id']) ?? nameOf(above?.['id']) ?? nameOf(above?.['key'])
  return nodesIn(node['params']).flatMap((param, place) => {
    const one = (named: Node | undefined, member: string | undefined) => {
      const [left, usual] = [named?.['left'] ?? named, nodesIn(named?.['right'])[0]]
      const parameter = { of, place, member }
      return { name: nameOf(left) ?? '', scope: node, value: usual, parameter }
    }
    if (param.type !== 'ObjectPattern') return [one(param, undefined)]
    return nodesIn(param['properties']).map(property =>
      one(nodesIn(property['value'])[0], nameOf(property['key'])),
    )
  })
}

function callsIn(source: ParsedSource): Call[] {
  const found: Call[] = []
  walk(source.program, node => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const name = nameOf(node['callee'])
    if (name) found.push({ source, name, given: nodesIn(node['arguments']) })
  })
  return found
}

/** What a function gives: its one expression, or what it returns. */
function givenBy(node: Node): readonly Node[] {
  const [body] = nodesIn(node['body'])
  if (!body || body.type !== 'BlockStatement') return body ? [body] : []
  const found: Node[] = []
  walk(body, inner => {
    if (inner.type === 'ReturnStatement') found.push(...nodesIn(inner['argument']))
    return !isFunction(inner)
  })
  return found
}

function propertyOf(value: Node | undefined, name: string): Node | undefined {
  const property = nodesIn(value?.['properties']).find(one => nameOf(one['key']) === name)
  return nodesIn(property?.['value'])[0]
}

function isWithin({ start }: Node, scope: Node): boolean {
  return scope.type === 'Program' || (start >= scope.start && start < scope.end)
}

function lengthOf({ start, end }: Node): number {
  return end - start
}
