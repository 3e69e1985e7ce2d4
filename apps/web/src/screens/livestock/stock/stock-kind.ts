// A class of stock in an enterprise: what is counted by itself.

export interface StockKind {
  readonly classId: number
  /** Nothing where a yearly sheet does not say. */
  readonly enterpriseId: number | null
}

interface OfKind {
  readonly livestock_class_id?: number | null | undefined
  readonly livestock_enterprise_id?: number | null | undefined
}

export function kindOfStock(row: OfKind): StockKind {
  return {
    classId: row.livestock_class_id ?? 0,
    enterpriseId: row.livestock_enterprise_id ?? null,
  }
}

export const keyOf = ({ classId, enterpriseId }: StockKind): string => `${enterpriseId} ${classId}`
