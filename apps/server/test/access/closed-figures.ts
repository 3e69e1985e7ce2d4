// Figures that not everybody sees who sees the row.

/** Figures of rows that more people read: `money` of the farm, `billing` of the business. */
export const closedFigures: Readonly<Record<string, readonly string[]>> = {
  farms: ['billing_notes'],
  businesses: ['billing_name', 'billing_email', 'billing_user_id', 'billing_address_id'].concat([
    'notes',
    'billing_notes',
  ]),
  farm_aims: ['was_text', 'goal_text', 'amount'],
  livestock_enterprise_classes: ['standard_value'],
  livestock_opening_events: ['value_per_head'],
  livestock_closing_events: ['value_per_head'],
  livestock_purchase_events: ['total_value'],
  livestock_sale_events: ['total_value'],
  opportunities: ['expected_gain'],
  dryland_crops: ['price', 'income', 'direct_cost'],
  irrigated_crops: ['price', 'income', 'direct_cost', 'water_price'],
  existing_plant_items: ['opening_value', 'closing_value'],
  new_plant_purchases: ['price', 'trade_in', 'financed'],
  sold_plant_sales: ['price', 'opening_value'],
  livestock_inventory_collections: ['opening_value', 'closing_value'],
  livestock_feed_collections: ['price'],
  livestock_agistment_collections: ['weekly_rate', 'total_value'],
  livestock_purchase_collections: ['total_value'],
  livestock_sales_collections: ['total_value', 'selling_costs'],
  livestock_wool_collections: ['income'],
}

/** What colleagues see of each other. */
export const seenOfColleagues = ['id', 'name', 'email', 'color']
