// Figures far from those of all other farms: each is kept, corrected by its farm, or excluded, with a reason.

import { Text } from '@mantine/core'
import type { FarFigure } from '@furrow/wire/editions/edition-made-answer'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFigureDecisions } from '../../period/figure-decisions/use-figure-decisions.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import type { FarFigures as Far } from './use-far-figures.ts'

interface Props {
  readonly periodId: number
  readonly far: Far
}

export function FarFigures({ periodId, far: { figures, more, retry } }: Props) {
  const { decisionOn, dialog } = useFigureDecisions(periodId, retry)
  return (
    <>
      <Text maw="65ch" mb="sm">
        A figure far from those of all other farms may be right, or typed wrong. Whatever nobody
        decides about is published as it is.
      </Text>
      <PlainTable
        caption="Figures far from others"
        hideCaption
        bare
        searchable
        columns={columnsOf(periodId, decisionOn)}
        rows={figures}
        rowKey={({ farm_id, scope, measure }) => `${farm_id} ${scope} ${measure}`}
        empty="No figure lies far from those of all other farms."
      />
      {more > 0 ? (
        <Text mt="sm">
          {more} more are not shown: decide about these first, then do the dry run again.
        </Text>
      ) : null}
      {dialog}
    </>
  )
}

function columnsOf(
  period: number,
  decisionOn: (figure: FarFigure) => ReactNode,
): readonly TableColumn<FarFigure>[] {
  return [
    {
      key: 'farm',
      heading: 'Farm',
      value: ({ farm }) => farm,
      show: ({ farm, farm_id: id }) => (
        <Link
          to="/collection/$farmId/period/$periodId"
          params={{ farmId: String(id), periodId: String(period) }}
        >
          {farm}
        </Link>
      ),
    },
    {
      key: 'label',
      heading: 'Figure',
      value: ({ label, of }) => `${label}, ${of}`,
      show: ({ label, of }) => <TwoLines below={of}>{label}</TwoLines>,
    },
    {
      key: 'value',
      heading: 'Theirs',
      value: ({ value }) => value,
      kind: 'number',
      show: ({ text, middle }) => <TwoLines below={`Middle farm ${middle}`}>{text}</TwoLines>,
    },
    {
      key: 'decision',
      heading: 'Decision',
      value: ({ decision }) => decision?.decision,
      show: decisionOn,
    },
  ]
}
