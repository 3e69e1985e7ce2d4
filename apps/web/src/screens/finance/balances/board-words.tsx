// How many statements add up and how many do not, in one sentence above them.

import { Text } from '@mantine/core'
import type { Statement } from '@furrow/farming/balances/statement'
import type { BoardOfPeriod } from '@furrow/wire/balance-board-answer'
import { countText } from '../../../ui/amounts.ts'

export function BoardWords({ board }: { readonly board: BoardOfPeriod }) {
  const words = boardWords(board)
  return words === undefined ? null : <Text role="status">{words}</Text>
}

function boardWords(board: BoardOfPeriod): string | undefined {
  const { area, head, produce, water, dollars } = board
  const all = [area, head, produce, water, dollars].flatMap(statements => statements ?? [])
  const of = (state: Statement['state']) => all.filter(one => one.state === state).length
  const [good, wrong, look, none] = [of('good'), of('wrong'), of('look'), of('none')]
  if (all.length === 0) return undefined
  const parts = [
    wrong > 0 ? `${wrong} ${wrong === 1 ? 'doesn’t' : 'don’t'} add up` : '',
    look > 0 ? `${look} to check` : '',
    none > 0 ? `${none} without data yet` : '',
  ].filter(part => part !== '')
  if (parts.length === 0) return `All ${countText(good, 'balance')} add up.`
  return `${good} of ${countText(all.length, 'balance')} ${good === 1 ? 'adds' : 'add'} up; ${parts.join(', ')}.`
}
