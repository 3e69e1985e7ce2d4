// The shapes of a file as a table: what each is called, where it goes, and what looks wrong about it.

import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconHandStop } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import type { MappedLand } from '../mapped-land.ts'
import type { Decision } from './decision.ts'
import { endName } from './review-doubts.ts'
import type { ReviewRow } from './review-row.ts'
import { happeningWords } from './review-words.ts'
import type { Review } from './use-boundary-review.ts'

interface Props {
  readonly rows: readonly ReviewRow[]
  readonly doubts: readonly (readonly string[])[]
  readonly review: Review
  readonly land: MappedLand
  readonly shown: number | undefined
  readonly onShow: (place: number) => void
}

type Sieve = 'all' | 'doubts' | 'blocks'

const atOnce = 200

export function ReviewTable({ rows, doubts, review, land, shown, onShow }: Props) {
  const [sieve, setSieve] = useState<Sieve>('all')
  const [most, setMost] = useState(atOnce)
  const said = useMemo(() => sentencesOf(rows, doubts), [rows, doubts])
  const count = (which: Sieve) => rows.filter(row => isSifted(row, said, which)).length
  const sifted = rows.filter(row => isSifted(row, said, sieve))
  const columns = columnsOf({ said, review, land, shown, onShow })
  return (
    <section className="paddock-review">
      <SegmentedControl
        className="no-print"
        aria-label="Which shapes"
        data={[
          { value: 'all', label: `All (${rows.length})` },
          { value: 'doubts', label: `Please check (${count('doubts')})` },
          { value: 'blocks', label: `Need a decision (${count('blocks')})` },
        ]}
        value={sieve}
        onChange={setSieve}
      />
      <PlainTable
        caption="Shapes of the file"
        hideCaption
        bare
        columns={columns}
        rows={sifted.slice(0, most)}
        rowKey={({ place }) => place}
        empty="None."
      />
      {sifted.length > most ? (
        <Button variant="subtle" onClick={() => setMost(most + atOnce)}>
          Show more of {sifted.length}
        </Button>
      ) : null}
    </section>
  )
}

type Said = ReadonlyMap<ReviewRow, readonly string[]>

function sentencesOf(rows: readonly ReviewRow[], doubts: Props['doubts']): Said {
  return new Map(rows.map((row, at) => [row, doubts[at] ?? []]))
}

function isSifted(row: ReviewRow, said: Said, sieve: Sieve): boolean {
  if (sieve === 'all') return true
  return sieve === 'blocks' ? row.blocks.length > 0 : (said.get(row) ?? []).length > 0
}

type Telling = Omit<Props, 'rows' | 'doubts'> & { readonly said: Said }

function columnsOf({
  said,
  review,
  land,
  shown,
  onShow,
}: Telling): readonly TableColumn<ReviewRow>[] {
  return [
    {
      key: 'name',
      heading: 'In the file',
      value: nameOf,
      show: row => (
        <button
          type="button"
          className="review-name"
          aria-pressed={row.place === shown}
          onClick={() => onShow(row.place)}
        >
          {nameOf(row)}
        </button>
      ),
    },
    {
      key: 'end',
      heading: 'Goes to',
      value: endName,
      show: row => <End row={row} land={land} onDecide={to => review.decide([row.place], to)} />,
    },
    {
      key: 'happening',
      heading: 'Effect',
      value: row => [happeningWords(row), ...row.blocks, ...(said.get(row) ?? [])].join(' '),
      show: row => <Happens row={row} doubts={said.get(row) ?? []} />,
    },
    {
      key: 'hectares',
      heading: 'Drawn',
      kind: 'number',
      unit: 'ha',
      decimals: 1,
      value: ({ hectares }) => hectares,
    },
    {
      key: 'area',
      heading: 'Recorded',
      kind: 'number',
      unit: 'ha',
      decimals: 2,
      value: ({ paddock }) => paddock?.area,
    },
  ]
}

const nameOf = ({ name, place }: ReviewRow): string => name || `Shape ${place + 1}`

interface EndProps {
  readonly row: ReviewRow
  readonly land: MappedLand
  readonly onDecide: (decision: Decision) => void
}

function End({ row, land, onDecide }: EndProps) {
  const { decision } = row
  const value = decision.to === 'paddock' ? String(decision.id) : decision.to
  const choose = (next: string) => {
    if (next === 'nothing') return onDecide({ to: 'nothing' })
    onDecide(
      next === 'new' ? { to: 'new', name: row.name.trim() } : { to: 'paddock', id: Number(next) },
    )
  }
  return (
    <span className="review-end-of">
      <NativeSelect
        aria-label={`Where ${nameOf(row)} goes`}
        value={value}
        onChange={event => choose(event.currentTarget.value)}
      >
        <option value="new">New paddock</option>
        <option value="nothing">Leave out</option>
        <optgroup label="Paddocks">
          {land.paddocks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      </NativeSelect>
      {decision.to === 'new' ? (
        <TextInput
          aria-label={`Name of the new paddock for ${nameOf(row)}`}
          value={decision.name}
          onChange={event => onDecide({ to: 'new', name: event.currentTarget.value })}
        />
      ) : null}
    </span>
  )
}

interface HappensProps {
  readonly row: ReviewRow
  readonly doubts: readonly string[]
}

function Happens({ row, doubts }: HappensProps) {
  return (
    <span className="review-said">
      {row.blocks.length === 0 ? <span>{happeningWords(row)}</span> : null}
      {row.blocks.map(sentence => (
        <span key={sentence} data-kind="block">
          <IconHandStop size={16} aria-hidden /> {sentence}
        </span>
      ))}
      {doubts.map(sentence => (
        <span key={sentence} data-kind="doubt">
          <IconAlertTriangle size={16} aria-hidden /> {sentence}
        </span>
      ))}
    </span>
  )
}
