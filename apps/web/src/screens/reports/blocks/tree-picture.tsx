// A tree as one picture, for a file: from left to right, three levels deep.

import { treePlaces } from '@furrow/farming/pictures/tree-places'
import type { ReportNode } from '@furrow/wire/farm-report-answer'

const box = { width: 200, height: 62 }
const step = { x: 240, y: 76 }

export function TreePicture({ root }: { readonly root: ReportNode }) {
  const { nodes, rows, columns } = treePlaces(root, 4)
  const width = (columns - 1) * step.x + box.width + 2
  const height = rows * step.y
  const corner = ({ column, row }: { readonly column: number; readonly row: number }) => ({
    x: 1 + column * step.x,
    y: 6 + row * step.y,
  })
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="var(--font)"
      fontSize={13}
      fill="var(--ink)"
    >
      {nodes.map((placed, place) => {
        const { x, y } = corner(placed)
        const above = placed.of === null ? undefined : nodes[placed.of]
        const from = above && corner(above)
        const middle = y + box.height / 2
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they stay where they stand
          <g key={place}>
            {from ? (
              <path
                d={`M${from.x + box.width} ${from.y + box.height / 2}H${x - 20}V${middle}H${x}`}
                fill="none"
                stroke="var(--soft)"
              />
            ) : null}
            <rect
              x={x}
              y={y}
              {...box}
              rx={6}
              fill="var(--panel)"
              stroke="var(--line)"
              strokeWidth={1.5}
            />
            <text x={x + 12} y={y + 20} fill="var(--soft)" fontSize={12}>
              {placed.node.label}
            </text>
            <text x={x + 12} y={y + 38} fontWeight={600} fontSize={15}>
              {placed.node.own.text}
            </text>
            <text x={x + 12} y={y + 54} fill="var(--soft)" fontSize={12}>
              average farm {placed.node.average.text}
            </text>
            {above && isSign(above.node.by) && placed.node !== above.node.parts[0] ? (
              <text x={x - 34} y={middle + 5} textAnchor="end" fontSize={16}>
                {above.node.by}
              </text>
            ) : null}
            {isSign(placed.node.by) ? null : (
              <text x={x + 2} y={y + box.height + 11} fill="var(--soft)" fontSize={11}>
                {placed.node.by}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Else it is said in words. */
function isSign(by: string): boolean {
  return by.length === 1
}
