// Reads all that the wizard shows of one enterprise.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { useOpenPoints } from '../../../period/use-open-points.ts'
import { useNamedPeriod } from '../../../period/use-period-days.ts'
import { usePeriodBefore } from '../../../period/use-period-before.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { readAnswers } from '../../../period/wizard/answers.ts'
import type { RoundRow } from '../breeding/round-row.ts'
import { enterpriseName } from '../enterprises/enterprise-name.ts'
import type { Stock } from '../stock/use-stock.ts'
import { classRows } from './class-row.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'
import { pointsOf } from './points-of-enterprise.ts'

interface Read {
  readonly place: CollectionPlace
  readonly stock: Stock
  readonly rounds: readonly RoundRow[]
}

/** Nothing as long as it is read, or where there is no such enterprise. */
export function useEnterpriseInHand(
  { place, stock, rounds }: Read,
  id: number,
): EnterpriseInHand | undefined {
  const { mayWrite } = useMayWrite(place)
  const { points } = useOpenPoints(place)
  const period = useNamedPeriod(place.periodId)
  const seesMoney = useSeesMoney(place.farmId)
  const lastClosings = useLastClosings(place, id)
  return useMemo(() => {
    const { lists } = stock
    const enterprise = lists.enterprises.find(one => one.id === id)
    if (!enterprise || !period) return undefined
    const { species_id: speciesId, purpose_id: purposeId } = enterprise
    const recorded = stock.inClasses.filter(({ enterpriseId }) => enterpriseId === id)
    const classes = lists.classes.filter(one => one.species_type_id === speciesId)
    const kept = lists.kept.filter(one => one.livestock_enterprise_id === id)
    const run = lists.run.find(one => one.livestock_enterprise_id === id)
    const days = { from: period.start, to: period.end }
    const own = {
      id,
      name: enterpriseName(enterprise, lists),
      species: lists.species.find(one => one.id === speciesId),
      breeds: lists.purposes.find(one => one.id === purposeId)?.breeds ?? true,
      rows: classRows({
        classes,
        kept: new Set(kept.map(one => one.livestock_class_id)),
        recorded,
        lastClosings,
        days,
      }),
      moves: stock.moves.filter(({ line, into }) =>
        [line, into].some(side => side?.livestock_enterprise_id === id),
      ),
      rounds: rounds.filter(({ round }) => round.livestock_enterprise_id === id),
      answers: readAnswers(run?.open_answers),
    }
    return {
      ...own,
      place,
      period,
      days,
      stock,
      recorded,
      classes,
      run,
      seesMoney,
      mayWrite,
      points: pointsOf(points, { ...own, recorded, lists }),
    }
  }, [stock, rounds, place, period, id, seesMoney, mayWrite, points, lastClosings])
}

function useLastClosings(place: CollectionPlace, id: number) {
  const { period: before } = usePeriodBefore(place)
  const { rows } = useRows(
    'livestock_closing_events',
    {
      where: {
        farm_id: place.farmId,
        period_id: before?.id ?? 0,
        livestock_enterprise_id: id,
      },
    },
    { enabled: before !== undefined },
  )
  return rows
}
