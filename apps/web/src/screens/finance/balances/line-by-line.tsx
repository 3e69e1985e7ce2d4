// All that a statement is made of, line by line.

import { VisuallyHidden } from '@mantine/core'
import type { Statement } from '@furrow/farming/balances/statement'
import { amountInUnit } from './amount-in-unit.ts'

export function LineByLine({ statement }: { readonly statement: Statement }) {
  const { title, unit, lines, left, closing, difference } = statement
  return (
    <table>
      <VisuallyHidden component="caption">{title}, line by line</VisuallyHidden>
      <tbody>
        {lines.map(({ label, way, amount }, place) => (
          <tr key={label}>
            <th scope="row">
              {place === 0 ? '' : way === 'out' ? 'less ' : 'plus '}
              {label.toLowerCase()}
            </th>
            <td>{amountInUnit(amount, unit)}</td>
          </tr>
        ))}
        <tr className="balance-sum">
          <th scope="row">{left.label}</th>
          <td>{amountInUnit(left.amount, unit)}</td>
        </tr>
        {closing ? (
          <>
            <tr>
              <th scope="row">{closing.label}</th>
              <td>{amountInUnit(closing.amount, unit)}</td>
            </tr>
            <tr className="balance-sum">
              <th scope="row">Difference</th>
              <td>{amountInUnit(difference, unit)}</td>
            </tr>
          </>
        ) : null}
      </tbody>
    </table>
  )
}
