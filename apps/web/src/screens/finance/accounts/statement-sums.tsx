// The proof that nothing is lost: what is taken, compared, set aside and still to be placed is what the
// statement comes to.

import type { PlacedSide, PlacedStatement } from '@furrow/farming/accounts/placed-statement'
import { moneyText } from '../../../ui/amounts.ts'

export function StatementSums({ profit, balance }: PlacedStatement) {
  const hasBalance =
    balance.sumCents !== 0 || balance.byField.size > 0 || balance.setAside.length > 0
  return (
    <div className="statement-sums">
      <Sums title={hasBalance ? 'Income less costs' : 'Statement'} side={profit} />
      {hasBalance ? <Sums title="Assets less debts and equity" side={balance} /> : null}
    </div>
  )
}

interface Props {
  readonly title: string
  readonly side: PlacedSide
}

function Sums({ title, side }: Props) {
  const { sumCents, takenCents, comparedCents, setAsideCents, unplacedCents } = side
  const parts = [
    ['Taken', takenCents],
    ['Compared', comparedCents],
    ['Set aside', setAsideCents],
    ['Still to place', unplacedCents],
  ] as const
  return (
    <div role="group" aria-label={title}>
      <dl>
        <div>
          <dt>{title}</dt>
          <dd>{moneyText(sumCents)}</dd>
        </div>
        {parts.map(([name, cents], place) => (
          <div key={name} data-open={(place === 3 && cents !== 0) || undefined}>
            <dt>
              <span aria-hidden>{place === 0 ? '= ' : '+ '}</span>
              {name}
            </dt>
            <dd>{moneyText(cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
