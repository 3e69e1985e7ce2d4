// The calls below a row, through its relations, as the compiler knows them: each relation has those
// that its kind has.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { DestroyOptions, ReadOptions, UpdateOptions, WriteOptions } from './call-options.ts'
import type { LinkCalls } from './link-calls.ts'
import type {
  IsOwned,
  LinkOf,
  ManyName,
  OneName,
  RelationName,
  TargetOf,
} from './relation-types.ts'
import type { Result } from './result.ts'
import type { ChangedRow, NewRow, WrittenName } from './row-types.ts'
import type { RowWith } from './row-with.ts'
import type { ReadRows, WriteRows } from './rows.ts'
import type { Aggregate, Beside, IncludePath, ShowWish } from './wish-types.ts'

/** The relations of one row. */
export interface RelationsOfRow<N extends EntityName> {
  /** To several rows. */
  related<R extends ManyName<N>>(relation: R): Related<N, R>
  /** To one row. */
  one<R extends OneName<N>>(relation: R): RelatedOne<TargetOf<N, R>>
}

type Related<N extends EntityName, R extends ManyName<N>> = RelatedRows<
  TargetOf<N, R>,
  LinkOf<N, R>,
  IsOwned<N, R>
>

type RelatedRows<T extends EntityName, J extends EntityName, Owned> = T extends WrittenName
  ? [J] extends [never]
    ? ReadRows<T> & (Owned extends true ? WriteRows<T, Partial<NewRow<T>>> & MoveRows<T> : unknown)
    : ReadRows<T, J> & WriteRows<T, NewRow<T>, J> & LinkCalls<ChangedRow<J>>
  : ReadRows<T>

interface MoveRows<T extends EntityName> {
  /** From wherever it belongs now. */
  associate<const I extends IncludePath<T> = never, const C extends RelationName<T> = never>(
    id: number,
    options?: Beside<T, I, C> & WriteOptions,
  ): Promise<Result<RowWith<T, I, C>>>
  dissociate<const I extends IncludePath<T> = never, const C extends RelationName<T> = never>(
    id: number,
    options?: Beside<T, I, C> & WriteOptions,
  ): Promise<Result<RowWith<T, I, C>>>
}

interface RelatedOne<T extends EntityName> {
  get<
    const I extends IncludePath<T> = never,
    const C extends RelationName<T> = never,
    const A extends Aggregate<T> = never,
  >(
    wish?: ShowWish<T, I, C, A>,
    options?: ReadOptions,
  ): Promise<Result<RowOf<T, I, C, A>>>
  update(values: ChangedRow<T>, options?: UpdateOptions): Promise<Result<RowOf<T>, RowOf<T>>>
  destroy(options?: DestroyOptions): Promise<Result<RowOf<T>>>
  /** Of a deleted row, by its number. */
  restore(id: number, options?: WriteOptions): Promise<Result<RowOf<T>>>
}

/** Of one of several records, where a type tells them apart. */
type RowOf<T extends EntityName, I = never, C = never, A = never> = T extends EntityName
  ? RowWith<T, I, C, A>
  : never
