// Which farms each table of a statement is read of: by a condition of its own, or along the farm of another table.
// The statement is parsed by PostgreSQL's own parser.

export type Node = Readonly<Record<string, unknown>>

/** Of a table's farm: told by name or number, and which of them are one. */
export type Farm = number

export interface TableUse {
  readonly table: string
  readonly farm: Farm
  /** The block of the statement in which it stands, from outside inward. */
  readonly block: Block
}

export interface Block {
  /** `within`: a question inside of an expression, asked for each row around it. */
  readonly kind: 'query' | 'beside' | 'within' | 'change'
  readonly outer: Block | undefined
  readonly query: Node
}

/** A name in `from`, and the farm that stands behind its column `farm_id`. */
interface Relation {
  readonly farm: Farm | undefined
}

interface Scope {
  readonly relations: Map<string, Relation>
  readonly named: Map<string, Relation>
  readonly outer: Scope | undefined
  readonly block: Block
}

export class FarmsOfStatement {
  readonly uses: TableUse[] = []
  readonly blocks: Block[] = []
  /** Those that name a table which stands around them. */
  readonly correlated = new Set<Block>()
  readonly #same: Farm[] = []
  readonly #told = new Set<Farm>()
  readonly #below: (readonly [Farm, readonly Farm[]])[] = []
  readonly #places: ReadonlyMap<string, string>
  readonly #views: ReadonlyMap<string, Node>

  constructor(
    statement: Node,
    places: ReadonlyMap<string, string>,
    views: ReadonlyMap<string, Node>,
  ) {
    this.#places = places
    this.#views = views
    this.#query(statement, undefined, 'query')
  }

  /** Whether it has such a condition itself: what follows from a list of farms, Citus does not see. */
  isToldByItself(farm: Farm): boolean {
    return this.#told.has(farm)
  }

  /** Whether a condition names the farms of this one, or of one that it has to be the same as. */
  isTold(farm: Farm): boolean {
    const told = new Set([...this.#told].map(one => this.root(one)))
    let size = -1
    while (size !== told.size) {
      size = told.size
      const reached = this.#below.filter(([above]) => told.has(this.root(above)))
      for (const one of reached.flatMap(([, below]) => below)) told.add(this.root(one))
    }
    return told.has(this.root(farm))
  }

  root(farm: Farm): Farm {
    const above = this.#same[farm] ?? farm
    return above === farm ? farm : this.root(above)
  }

  #newFarm(): Farm {
    this.#same.push(this.#same.length)
    return this.#same.length - 1
  }

  #unite(one: Farm | undefined, other: Farm | undefined): void {
    if (one !== undefined && other !== undefined) this.#same[this.root(one)] = this.root(other)
  }

  #query(statement: Node, outer: Scope | undefined, kind: Block['kind']): Relation {
    const [type, query] = Object.entries(statement)[0] as [string, Node]
    const block = {
      kind: type === 'SelectStmt' ? kind : ('change' as const),
      outer: outer?.block,
      query: statement,
    }
    this.blocks.push(block)
    const scope: Scope = { relations: new Map(), named: new Map(), outer, block }
    this.#named(query['withClause'] as Node | undefined, scope)
    if (query['op'] && query['op'] !== 'SETOP_NONE') return this.#united(query, scope)
    if (query['relation']) this.#table(query['relation'] as Node, scope)
    for (const key of ['fromClause', 'usingClause'])
      for (const item of (query[key] ?? []) as Node[]) this.#from(item, scope)
    if (query['whereClause']) this.#condition(query['whereClause'] as Node, scope)
    const returned = (query['targetList'] ?? []) as Node[]
    const given = (query['returningClause'] as Node | undefined)?.['exprs'] as Node[] | undefined
    const put = query['selectStmt']
      ? this.#query(query['selectStmt'] as Node, scope, 'beside')
      : undefined
    if (type === 'InsertStmt')
      this.#unite(put?.farm, this.#farmOf([...scope.relations.keys()][0], scope))
    for (const part of ['targetList', 'havingClause', 'sortClause', 'groupClause', 'valuesLists'])
      this.#within(query[part], scope)
    this.#within(given, scope)
    return { farm: this.#farmGiven(type === 'SelectStmt' ? returned : (given ?? []), scope) }
  }

  /** What `union` gives is each of its sides: told of it, it is told of them. */
  #united(query: Node, scope: Scope): Relation {
    const sides = ['larg', 'rarg'].map(
      side => this.#query({ SelectStmt: query[side] }, scope, 'beside').farm,
    )
    const farm = this.#newFarm()
    this.#below.push([farm, sides.filter(side => side !== undefined)])
    return { farm: sides.includes(undefined) ? undefined : farm }
  }

  #named(clause: Node | undefined, scope: Scope): void {
    for (const item of (clause?.['ctes'] ?? []) as { CommonTableExpr: Node }[]) {
      const { ctename, ctequery } = item.CommonTableExpr as { ctename: string; ctequery: Node }
      const own = clause?.['recursive'] ? { farm: this.#newFarm() } : undefined
      if (own) scope.named.set(ctename, own)
      const made = this.#query(ctequery, scope, 'beside')
      if (own) this.#unite(own.farm, made.farm)
      scope.named.set(ctename, made)
    }
  }

  #from(item: Node, scope: Scope): void {
    const [type, value] = Object.entries(item)[0] as [string, Node]
    if (type === 'RangeVar') this.#table(value, scope)
    else if (type === 'RangeSubselect') {
      const made = this.#query(value['subquery'] as Node, scope, 'beside')
      scope.relations.set(aliasOf(value) ?? `(${scope.relations.size})`, made)
    } else if (type === 'JoinExpr') {
      this.#from(value['larg'] as Node, scope)
      this.#from(value['rarg'] as Node, scope)
      if (value['quals']) this.#condition(value['quals'] as Node, scope)
    } else {
      scope.relations.set(aliasOf(value) ?? `(${scope.relations.size})`, { farm: undefined })
      this.#within(value, scope)
    }
  }

  #table(value: Node, scope: Scope): void {
    const name = String(value['relname'])
    const alias = aliasOf(value) ?? name
    const named = value['schemaname'] ? undefined : namedIn(scope, name)
    const view = this.#views.get(name)
    if (named) scope.relations.set(alias, named)
    else if (view) scope.relations.set(alias, this.#query(view, outermost(scope), 'beside'))
    else if (this.#places.get(name) === 'distributed') {
      const farm = this.#newFarm()
      this.uses.push({ table: name, farm, block: scope.block })
      scope.relations.set(alias, { farm })
    } else scope.relations.set(alias, { farm: undefined })
  }

  /** What has to hold in any case; what stands in an `or` tells nothing. */
  #condition(node: Node, scope: Scope): void {
    const [type, value] = Object.entries(node)[0] as [string, Node]
    if (type === 'BoolExpr' && value['boolop'] === 'AND_EXPR') {
      for (const part of value['args'] as Node[]) this.#condition(part, scope)
      return
    }
    if (type === 'A_Expr' && operatorOf(value) === '=') {
      const [left, right] = [value['lexpr'], value['rexpr']].map(side =>
        this.#farmIn(side as Node, scope),
      )
      if (left !== undefined && right !== undefined) this.#unite(left, right)
      else if (left !== undefined && isValue(value['rexpr'] as Node)) this.#told.add(left)
      else if (right !== undefined && isValue(value['lexpr'] as Node)) this.#told.add(right)
    }
    this.#within(node, scope)
  }

  /** Questions inside of expressions. */
  #within(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const one of value) this.#within(one, scope)
    else if (typeof value === 'object' && value !== null) {
      this.#lookAround(columnOf(value as Node), scope)
      const link = (value as { SubLink?: Node }).SubLink
      if (link) {
        this.#query(link['subselect'] as Node, scope, 'within')
        this.#within(link['testexpr'], scope)
      } else for (const one of Object.values(value)) this.#within(one, scope)
    }
  }

  #lookAround(column: readonly string[] | undefined, scope: Scope): void {
    const [alias = ''] = (column?.length ?? 0) > 1 ? (column ?? []) : []
    if (alias === '') return
    const passed: Block[] = []
    for (let own: Scope | undefined = scope; own; own = own.outer) {
      if (own.relations.has(alias)) {
        for (const block of passed) this.correlated.add(block)
        return
      }
      passed.push(own.block)
    }
  }

  #farmIn(node: Node | undefined, scope: Scope): Farm | undefined {
    const column = columnOf(node)
    if (column?.at(-1) !== 'farm_id') return undefined
    return this.#farmOf(column.length > 1 ? column[0] : undefined, scope)
  }

  #farmOf(alias: string | undefined, scope: Scope): Farm | undefined {
    for (let own: Scope | undefined = scope; own; own = own.outer) {
      if (alias !== undefined) {
        const relation = own.relations.get(alias)
        if (relation) return relation.farm
      } else {
        const known = [...own.relations.values()].find(({ farm }) => farm !== undefined)
        if (known) return known.farm
      }
    }
    return undefined
  }

  #farmGiven(targets: readonly Node[], scope: Scope): Farm | undefined {
    for (const target of targets) {
      const { name, val } = (target['ResTarget'] ?? {}) as { name?: string; val?: Node }
      const column = columnOf(val)
      if (column?.at(-1) === '*') {
        const farm = this.#farmOf(column.length > 1 ? column[0] : undefined, scope)
        if (farm !== undefined) return farm
      } else if ((name ?? column?.at(-1)) === 'farm_id') return this.#farmIn(val, scope)
    }
    return undefined
  }
}

function namedIn(scope: Scope | undefined, name: string): Relation | undefined {
  return scope && (scope.named.get(name) ?? namedIn(scope.outer, name))
}

/** A view knows nothing of who asks it, but stands where it is asked. */
function outermost(scope: Scope): Scope {
  return { relations: new Map(), named: new Map(), outer: undefined, block: scope.block }
}

function aliasOf(value: Node): string | undefined {
  return (value['alias'] as { aliasname?: string } | undefined)?.aliasname
}

function operatorOf(value: Node): string | undefined {
  const names = value['name'] as { String?: { sval?: string } }[] | undefined
  return names?.at(-1)?.String?.sval
}

function columnOf(node: Node | undefined): readonly string[] | undefined {
  const fields = (node?.['ColumnRef'] as Node | undefined)?.['fields'] as Node[] | undefined
  return fields?.map(field =>
    'A_Star' in field ? '*' : String((field['String'] as { sval?: string } | undefined)?.sval),
  )
}

/** A constant, or what is sent with the statement. */
function isValue(node: Node): boolean {
  if (node['ParamRef'] || node['A_Const']) return true
  const cast = node['TypeCast'] as { arg?: Node } | undefined
  return cast?.arg !== undefined && isValue(cast.arg)
}
