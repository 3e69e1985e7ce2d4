// The names of rows of several records at once, by `kind number`.

import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { rowKey } from './history-words.ts'
import { includesForName, rowName } from '../rows/row-name.ts'
import { useCatalogue } from '../rows/use-entity.ts'

type Names = ReadonlyMap<string, string>
type Wanted = ReadonlyMap<string, readonly number[]>

/** Empty until they are known; a name that cannot be had is not in it. */
export function useRowNames(wanted: Wanted): Names {
  const { api } = useFurrow()
  const catalogue = useCatalogue()
  const { data } = useAnswer(
    ['row names', [...wanted]],
    signal => namesOf(wanted, { api, catalogue, signal }),
    { resources: [...wanted.keys()], enabled: wanted.size > 0 },
  )
  return new Map(data)
}

interface Asking {
  readonly api: Furrow
  readonly catalogue: Catalogue
  readonly signal: AbortSignal
}

/** As pairs, for answers are kept as plain values. */
type Pairs = readonly (readonly [string, string])[]

async function namesOf(wanted: Wanted, asking: Asking): Promise<Result<Pairs>> {
  const pairs = await Promise.all([...wanted].map(one => namesOfKind(one, asking)))
  return { ok: true, data: pairs.flat(), meta: { warnings: [] } }
}

async function namesOfKind(
  [name, ids]: readonly [string, readonly number[]],
  { api, catalogue, signal }: Asking,
): Promise<Pairs> {
  const entity = catalogue.get(name)
  if (!entity || ids.length === 0) return []
  const result = await api.anyRows(name).search(
    {
      filters: [{ field: 'id', operator: 'in', value: ids }],
      includes: includesForName(entity),
      limit: ids.length,
      ...(entity.fields['deleted_at'] && { deleted: 'with' }),
    },
    { signal },
  )
  if (!result.ok) return []
  return result.data.map(row => [rowKey(name, Number(row['id'])), rowName(entity, row)])
}
