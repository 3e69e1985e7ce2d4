// The lines of a statement as they were read, each with its class to choose and what is to be looked at.

import { Table, Text } from '@mantine/core'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import { dayText, moneyText, numberText } from '../../../ui/amounts.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import type { StatementLine } from './read-statement.ts'

interface Props {
  readonly lines: readonly StatementLine[]
  /** Lines whose class was chosen, by their place: these are sure. */
  readonly checked: ReadonlyMap<number, number>
  readonly classes: readonly CellOption[]
  readonly seesMoney: boolean
  readonly onClass: (at: number, stockClass: number) => void
}

export function StatementLines({ lines, checked, classes, seesMoney, onClass }: Props) {
  const options = classes.map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <Table.ScrollContainer minWidth={640} tabIndex={0} aria-label="Lines of the statement">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date</Table.Th>
            <Table.Th>Description</Table.Th>
            <Table.Th>Class</Table.Th>
            <Table.Th>Head</Table.Th>
            <Table.Th>Weight (kg)</Table.Th>
            {seesMoney ? <Table.Th>Value</Table.Th> : null}
            <Table.Th>To check</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, at) => (
            <Table.Tr key={at}>
              <Table.Td>{line.day ? dayText(line.day) : '–'}</Table.Td>
              <Table.Td>{line.description}</Table.Td>
              <Table.Td>
                <ChoiceInput
                  label={`Class of line ${at + 1}`}
                  required
                  options={options}
                  value={line.stockClass ?? null}
                  onCommit={stockClass => stockClass !== null && onClass(at, stockClass)}
                />
              </Table.Td>
              <Table.Td>{line.head === null ? '–' : numberText(line.head, 0)}</Table.Td>
              <Table.Td>{line.weight === null ? '–' : numberText(line.weight, 1)}</Table.Td>
              {seesMoney ? (
                <Table.Td>{line.value === null ? '–' : moneyText(line.value)}</Table.Td>
              ) : null}
              <Table.Td>
                {unsureOf(line, checked.has(at)).map(sentence => (
                  <Text key={sentence} size="sm" c="var(--attention)">
                    {sentence}
                  </Text>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** A class that was chosen is no guess any more. */
function unsureOf({ unsure }: StatementLine, isChecked: boolean): readonly string[] {
  return unsure.filter(sentence => !isChecked || !/class/.test(sentence))
}
