// One enterprise: each figure beside that of the period before, the average farm and the place among others.

import { Anchor, VisuallyHidden } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import type { EnterprisesCompared } from '@furrow/wire/enterprises-compared-answer'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { FigureButton } from '../explained/figure-button.tsx'
import type { CollectionPlace } from '../use-place.ts'

type Enterprise = EnterprisesCompared['enterprises'][number]

interface Props {
  readonly place: CollectionPlace
  readonly of: Pick<EnterprisesCompared, 'period' | 'before'>
  readonly told: Enterprise
}

export function EnterpriseTable({ place, of: { period, before }, told }: Props) {
  const heading = useId()
  const { name, group, why_not: whyNot, figures } = told
  const heads = [periodText(period), ...(before === null ? [] : [periodText(before)])]
  return (
    <div className="beside-enterprise">
      <h3 id={heading}>{name}</h3>
      <p>{group ? `With ${group.name}, ${group.band} farms` : whyNot}</p>
      <table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Figure</VisuallyHidden>
            </th>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {group ? <th scope="col">Other farms</th> : null}
          </tr>
        </thead>
        <tbody>
          {figures.map(figure => (
            <tr key={figure.label}>
              <th scope="row">{figure.label}</th>
              <td>
                <FigureButton
                  label={`${name}, ${figure.label}`}
                  text={figure.own.text}
                  about={figure.about}
                />
              </td>
              {before === null ? null : <td>{figure.before.text}</td>}
              {group ? (
                <td>
                  {figure.beside}
                  {figure.place === null ? null : <small>{figure.place}</small>}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <ToReport place={place} told={told} />
    </div>
  )
}

function ToReport({ place: { farmId, periodId }, told: { scope, name } }: Omit<Props, 'of'>) {
  const params = {
    farmId: String(farmId),
    periodId: String(periodId),
    reportId: scope.replace(' ', '-'),
  }
  return (
    <Anchor
      className="no-print"
      renderRoot={props => (
        <Link
          to="/collection/$farmId/period/$periodId/report/$reportId"
          params={params}
          {...props}
        />
      )}
    >
      All of {name} compared
    </Anchor>
  )
}
