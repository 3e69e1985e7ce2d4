// A farm as its details show it, and what a field of it needs to be kept.

import type { SavingOf } from '../../autosave/use-save.ts'
import type { KeptRow } from '../../data/outbox/update-of.ts'

export interface Farm {
  readonly id: number
  readonly farm_name: string
  readonly manager_id: number | null
  readonly manager: { readonly id: number; readonly name: string } | null
  readonly profit_focus_group: { readonly title: string } | null
  readonly address_id: number | null
  readonly zone_id: number | null
  readonly zone: { readonly name: string } | null
  readonly businesses: readonly {
    readonly id: number
    readonly name: string
    readonly manager_id: number | null
    readonly billing_user_id?: number | null
  }[]
}

export interface FarmField {
  readonly farm: Farm
  readonly of: { readonly type: 'farms'; readonly id: number; readonly name: string }
  readonly figure: {
    readonly keeping: SavingOf
    readonly row: KeptRow
    readonly mayChange: boolean
    readonly resource: 'farms'
    readonly of: string
  }
}
