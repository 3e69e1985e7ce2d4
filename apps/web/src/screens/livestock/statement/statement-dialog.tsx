// A stock agent’s statement, pasted: each line with the class that it is taken for, and what of it is not sure.

import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { countText } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import type { StockChoices } from '../stock/stock-choices.ts'
import { readStatement } from './read-statement.ts'
import { statementChange } from './statement-change.ts'
import { StatementChoices, noChoice } from './statement-choices.tsx'
import { StatementLines } from './statement-lines.tsx'
import { LeftOut } from './left-out.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly choices: StockChoices
  readonly agents: readonly { readonly value: number; readonly label: string }[]
  readonly onClose: () => void
}

export function StatementDialog({ place, choices, agents, onClose }: Props) {
  const { outbox } = useFurrow()
  const keep = useUndoableAction()
  const seesMoney = useSeesMoney(place.farmId)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(noChoice)
  const [classes, setClasses] = useState<ReadonlyMap<number, number>>(new Map())
  const read = useMemo(() => readStatement(text, choices.classes), [text, choices])
  const lines = read.map((line, at) => ({
    ...line,
    stockClass: classes.get(at) ?? line.stockClass,
  }))
  const counted = lines.filter(({ head }) => head !== null)
  const { onlyFor } = choices
  const asksEnterprise = counted.some(
    line => line.stockClass !== undefined && onlyFor(line.stockClass) === undefined,
  )
  const isWhole =
    counted.length > 0 &&
    counted.every(({ stockClass }) => stockClass !== undefined) &&
    (!asksEnterprise || chosen.enterprise !== null)
  const add = () => {
    const enterprise = chosen.enterprise ?? undefined
    const { kind, agent } = chosen
    const wish = { kind, lines: counted, enterprise, agent, seesMoney }
    const to = { ...place, onlyFor, newId: () => outbox.newId() }
    void keep(statementChange(wish, to), `${countText(counted.length, kind)} added.`)
    onClose()
  }
  return (
    <DialogCard opened onClose={onClose} title="Paste a statement" size="60rem">
      <Stack>
        <Text>
          Day, description, head, weight, price and total of each line, as the stock agent sends
          them.
        </Text>
        <Textarea
          label="Statement"
          size="md"
          data-autofocus
          autosize
          minRows={4}
          maxRows={8}
          value={text}
          onChange={event => {
            setText(event.currentTarget.value)
            setClasses(new Map())
          }}
        />
        {lines.length > 0 ? (
          <>
            <StatementChoices
              chosen={chosen}
              onChoose={setChosen}
              agents={agents}
              enterprises={asksEnterprise ? choices.enterprises : []}
            />
            <StatementLines
              lines={lines}
              checked={classes}
              classes={choices.classes}
              seesMoney={seesMoney}
              onClass={(at, stockClass) => setClasses(new Map(classes).set(at, stockClass))}
            />
          </>
        ) : null}
        <LeftOut text={text} hasLines={lines.length > 0} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isWhole} onClick={add}>
            {counted.length > 0 ? `Add ${countText(counted.length, chosen.kind)}` : 'Add'}
          </Button>
        </Group>
      </Stack>
    </DialogCard>
  )
}
