// What stands around a picture of a report: its files carry what the report is of, and its rows stand as they are told.

import type { ComponentProps } from 'react'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { useReportAround } from '../report-around.ts'

type Props<Row> = Omit<ComponentProps<typeof ChartFrame<Row>>, 'of' | 'name' | 'hasFixedOrder'>

export function BlockFrame<Row>(props: Props<Row>) {
  const { of } = useReportAround()
  return <ChartFrame of={of} hasFixedOrder {...props} />
}
