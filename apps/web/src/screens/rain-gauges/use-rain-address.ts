// Which gauge, year and month the address says, and the way to others: anybody who is sent it sees the
// same.

import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'

export interface RainAddress {
  /** Nothing where the address leaves it open. */
  readonly gaugeId: number | undefined
  readonly year: number | undefined
  /** 1 to 12. */
  readonly month: number | undefined
}

export interface RainWay extends RainAddress {
  readonly go: (to: RainAddress) => void
}

export function useRainAddress(): RainWay {
  const { farmId, periodId, selectedGaugeId, selectedYear, selectedMonth } = useParams({
    strict: false,
  })
  const navigate = useNavigate()
  const go = useCallback(
    (to: RainAddress) => {
      const params = { farmId, periodId, ...rainParams(to) }
      const same = { search: true, resetScroll: false, state: { staysInPlace: true } } as const
      void navigate({ to: rainRoute, params: params as never, ...same })
    },
    [navigate, farmId, periodId],
  )
  return { ...readAddress(selectedGaugeId, selectedYear, selectedMonth), go }
}

/** A year that nobody measured rain in, or a thirteenth month, is none. */
export function readAddress(
  gauge: string | undefined,
  year: string | undefined,
  month: string | undefined,
): RainAddress {
  return {
    gaugeId: numberIn(gauge, { from: 1, to: Number.MAX_SAFE_INTEGER }),
    year: numberIn(year, { from: 1850, to: 2200 }),
    month: numberIn(month, { from: 1, to: 12 }),
  }
}

/** A later part cannot stand without the earlier ones. */
export function rainParams({ gaugeId, year, month }: RainAddress) {
  const selectedYear = gaugeId === undefined ? undefined : year
  const selectedMonth = selectedYear === undefined ? undefined : month
  return {
    selectedGaugeId: textOf(gaugeId),
    selectedYear: textOf(selectedYear),
    selectedMonth: textOf(selectedMonth),
  }
}

export const rainRoute: string =
  '/collection/$farmId/period/$periodId/rain-gauges/{-$selectedGaugeId}/{-$selectedYear}/{-$selectedMonth}'

function numberIn(
  text: string | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): number | undefined {
  const number = Number(text)
  return text !== undefined && number >= from && number <= to ? number : undefined
}

function textOf(number: number | undefined): string | undefined {
  return number === undefined ? undefined : String(number)
}
