// The board of projects: a column for each status, a card for each project. A card is dragged to another column, or
// moved by its menu.

import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { countText, moneyText } from '../../ui/amounts.ts'
import { Due, ProjectLink } from './project-columns.tsx'
import { MoveMenu } from './move-menu.tsx'
import type { Status } from './move-menu.tsx'
import { columnsOf } from './project-rows.ts'
import type { BoardColumn, ProjectRow } from './project-rows.ts'
import { useMoveProject } from './use-move-project.ts'

interface Props {
  readonly rows: readonly ProjectRow[]
  readonly statuses: readonly Status[]
}

export function StatusBoard({ rows, statuses }: Props) {
  const move = useMoveProject()
  const drop = (id: number, column: BoardColumn) => {
    const row = rows.find(one => one.id === id)
    if (!row || (row.project.project_status_id ?? null) === column.statusId) return
    void move(row.project, { id: column.statusId, title: column.name })
  }
  return (
    <div className="status-board" role="group" aria-label="Projects by status" tabIndex={-1}>
      {columnsOf(rows, statuses).map(column => (
        <Column
          key={column.statusId ?? 'none'}
          column={column}
          statuses={statuses}
          onDropped={id => drop(id, column)}
        />
      ))}
    </div>
  )
}

/** Cards of a column that are drawn at first: nobody reads more of them at a glance. */
const atFirst = 40

interface ColumnProps {
  readonly column: BoardColumn
  readonly statuses: readonly Status[]
  readonly onDropped: (id: number) => void
}

function Column({ column: { name, rows, fees }, statuses, onDropped }: ColumnProps) {
  const [most, setMost] = useState(atFirst)
  const [isOver, setOver] = useState(false)
  const allow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragged)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDropped(Number(event.dataTransfer.getData(dragged)))
  }
  const more = rows.length - most
  return (
    <section
      className="status-column"
      aria-label={name}
      data-empty={rows.length === 0 || undefined}
      data-over={isOver || undefined}
    >
      <div
        role="presentation"
        className="status-column-body"
        onDragOver={allow}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Title order={2} className="status-column-name">
          {name}
        </Title>
        <Text size="sm" c="dimmed" className="status-column-sum">
          {countText(rows.length, 'project')}
          {fees === null ? '' : ` · ${moneyText(fees, 0)}`}
        </Text>
        <ul className="project-cards">
          {rows.slice(0, most).map(row => (
            <Card key={row.id} row={row} statuses={statuses} />
          ))}
        </ul>
        {more > 0 ? (
          <Button variant="subtle" onClick={() => setMost(most + atFirst)}>
            Show {Math.min(more, atFirst)} more of {name}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

/** What of a drag says that it is a card of this board. */
const dragged = 'application/x-furrow-project'

interface CardProps {
  readonly row: ProjectRow
  readonly statuses: readonly Status[]
}

function Card({ row, statuses }: CardProps) {
  const { id, farm, business, period, due, collector, fee } = row
  return (
    <li>
      <div
        role="presentation"
        className="project-card"
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragged, String(id))
          dataTransfer.effectAllowed = 'move'
        }}
      >
        <ProjectLink {...row} />
        <Text size="sm" c="dimmed">
          {[farm, farm === business ? undefined : business, period].filter(Boolean).join(', ')}
        </Text>
        <Text size="sm">
          {due === null ? 'No date' : <Due {...row} />}
          {collector === undefined ? '' : ` · ${collector}`}
          {fee === null ? '' : ` · ${moneyText(fee, 0)}`}
        </Text>
        <MoveMenu row={row} statuses={statuses} label="Move" />
      </div>
    </li>
  )
}
