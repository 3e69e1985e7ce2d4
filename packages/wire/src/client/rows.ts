// The calls of a record, as the compiler knows them: its fields and relations by name, and in every
// row just what was asked for.

import type { EntityName } from '@furrow/catalogue/furrow'
import type {
  BatchUpdateOptions,
  ById,
  DestroyOptions,
  ReadOptions,
  UpdateOptions,
  WriteOptions,
} from './call-options.ts'
import type { FieldPath } from './filter-types.ts'
import type { RelationName } from './relation-types.ts'
import type { PageResult, Result } from './result.ts'
import type { ChangedRow, NewRow, Row, WrittenName } from './row-types.ts'
import type { RowWith, WithPivot } from './row-with.ts'
import type {
  Aggregate,
  AggregateSome,
  Beside,
  Include,
  IncludePath,
  ListWish,
  PathIn,
  SearchWish,
  ShowWish,
} from './wish-types.ts'

/** What is calculated, and what is history, is only read. */
export type Rows<N extends EntityName> = N extends WrittenName
  ? ReadRows<N> & WriteRows<N, NewRow<N>>
  : ReadRows<N>

/** `J`: the record of the links on which the rows were reached. */
export interface ReadRows<N extends EntityName, J extends EntityName = never> {
  search<
    const F extends FieldPath<N, J> = never,
    const I extends Include<N> = never,
    const C extends RelationName<N> = never,
    const A extends AggregateSome<N> = never,
  >(
    wish?: SearchWish<N, F, I, C, A, J>,
    options?: ReadOptions,
  ): Promise<PageResult<RowWith<N, PathIn<I>, C, A> & WithPivot<J>>>
  list<
    const I extends IncludePath<N> = never,
    const C extends RelationName<N> = never,
    const A extends Aggregate<N> = never,
  >(
    wish?: ListWish<N, I, C, A>,
    options?: ReadOptions,
  ): Promise<PageResult<RowWith<N, I, C, A> & WithPivot<J>>>
  get<
    const I extends IncludePath<N> = never,
    const C extends RelationName<N> = never,
    const A extends Aggregate<N> = never,
  >(
    id: number,
    wish?: ShowWish<N, I, C, A>,
    options?: ReadOptions,
  ): Promise<Result<RowWith<N, I, C, A> & WithPivot<J>>>
}

export interface WriteRows<N extends EntityName, New, J extends EntityName = never> {
  store<const I extends IncludePath<N> = never, const C extends RelationName<N> = never>(
    values: New & Telling<J>,
    options?: Beside<N, I, C> & WriteOptions,
  ): Promise<Result<RowWith<N, I, C> & WithPivot<J>>>
  update<const I extends IncludePath<N> = never, const C extends RelationName<N> = never>(
    id: number,
    values: ChangedRow<N> & Telling<J>,
    options?: Beside<N, I, C> & UpdateOptions,
  ): Promise<Result<RowWith<N, I, C> & WithPivot<J>, Row<N>>>
  destroy(id: number, options?: DestroyOptions): Promise<Result<Row<N> & WithPivot<J>>>
  restore(id: number, options?: WriteOptions): Promise<Result<Row<N> & WithPivot<J>>>
  /** All of it or nothing. */
  readonly batch: BatchRows<N, New, J>
}

interface BatchRows<N extends EntityName, New, J extends EntityName> {
  store(rows: readonly (New & Telling<J>)[], options?: WriteOptions): Many<N, J>
  update(
    changes: ById<ChangedRow<N> & Telling<J>>,
    options?: BatchUpdateOptions,
  ): Many<N, J, readonly Row<N>[]>
  destroy(ids: readonly number[], options?: DestroyOptions): Many<N, J>
  restore(ids: readonly number[], options?: WriteOptions): Many<N, J>
}

type Many<N extends EntityName, J extends EntityName, Now = unknown> = Promise<
  Result<readonly (Row<N> & WithPivot<J>)[], Now>
>

/** What may be told of the link along with the row behind it. */
type Telling<J extends EntityName> = [J] extends [never]
  ? unknown
  : { readonly pivot?: ChangedRow<J> }
