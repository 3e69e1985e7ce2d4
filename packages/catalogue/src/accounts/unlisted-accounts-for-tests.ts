// More names of accounts as bookkeepers write them, from other charts of accounts than those that the
// list was made from: what its words are worth. 134 of 156 were
// right before the list grew by those that were not. A row is figure, names.

import { namesIn } from './accounts-of-farms-for-tests.ts'
import type { NameOfFarm } from './accounts-of-farms-for-tests.ts'

const income = `
dryland_crop_income: Wheat - APW; Feed Barley Sales; Canola Sales - GM; Chick Peas; Faba Bean Sales; Seed Sales - Wheat
irrigated_crop_income: Ginned Lint Sales
hay_income: Oaten Hay
sheep_income: Merino Lambs; XB Lambs; Wether Sales; Cull Ewes
cattle_income: Store Steers; Cattle Sales - Heifers; Bobby Calves
wool_income: Wool - Fleece; Crutchings
agistment_income: Agistment - Smith
contract_income: Contract Header Income
lease_income: Land Rent Received
water_sale_income: Temporary Water Trade; Water Sold
insurance_income: Insurance Refund; Insurance Payout - Hail
rebate_income: Diesel Fuel Credits; Fuel Rebates
carbon_stewardship_income: Carbon Farming Income
sundry_income: House Rent
off_farm_income: Bank Interest Received; Dividends - CBH
capital_sales: Proceeds from Sale of Header
ask: Flood Grant`

const costs = `
exp_seed: Seed & Grain; Wheat Seed & Treatment
exp_fertiliser_n: Urea & UAN
exp_fertiliser_p: MAP/DAP; Fertiliser - Starter
exp_fertiliser_total: Liquid Fertiliser
exp_fertiliser_other: Lime Purchase
exp_chemical_total: Spray Chemicals
exp_herbicide_fallow: Chemicals - Summer
exp_insecticide: Crop Insecticides
exp_fungicide: Fungicides - Canola
exp_contract_planting: Contract Air Seeding
exp_contract_spraying: Aerial Application
exp_contract_harvest: Contract Windrowing; Contract Harvest - Grain
exp_contract_other: Contract Hay Making; Contract Grading
exp_fuel_direct: Harvest Fuel
exp_labour_direct: Harvest Wages
exp_freight_inputs: Fertiliser Cartage
exp_freight_produce: Grain Haulage; Wool Freight; Cattle Cartage
exp_water_purchase: Water Allocation Purchases
exp_water_usage_charges: Water Delivery Charges
exp_pumping_energy: Bore Electricity; Pump Diesel
exp_insurance_crop: Crop Hail Ins.
exp_levies: MLA Levies; Plant Breeder Royalties
exp_licence_fees: Cotton Tech Licence
exp_ginning: Gin Costs
exp_packaging_wool_packs: Wool Packs & Bags
exp_storage_handling: Grain Bags; CBH Charges
exp_selling_commission: Livestock Commission; Wool Commission
exp_shearing_crutching: Shearing & Crutching Wages; Shearing Team
exp_animal_health: Drenches & Vaccines; Veterinary Supplies; NLIS
exp_supplementary_feed: Stock Feed & Supplements; Lupins for Feed; Hay Purchases
exp_agistment_out: Agistment Out
exp_joining_sires: AI Costs; Ram Lease
exp_pasture_maintenance: Pasture Seed & Fert
exp_irrigation_repairs: Irrigation R&M
exp_other_direct: Soil Sampling; Dog Food & Vet
oh_administration: Office Supplies; Postage & Stationery
oh_accounting: Accountants Fees
oh_legal: Legal & Conveyancing
oh_consulting: Agronomic Advice
oh_bank_charges: Bank Account Fees
oh_rates: Council Rates
oh_land_tax_rent_fees: Land Tax & Permits
oh_water_fixed_charges: Water Licence Fees
oh_electricity_gas: Power & Light
oh_phone_internet: Mobile Phone
oh_insurance_general: Insurance Premiums; Farm Insurances
oh_insurance_workers: Workers Comp
oh_registration: Truck Registration
oh_motor_vehicle: Ute Running Costs
oh_fuel_oil: Fuel, Oil & Grease; Fuel - Diesel
oh_repairs_plant: Plant R&M; Tractor Tyres; Header Parts
oh_repairs_buildings: Building Maintenance
oh_repairs_improvements: Fencing Repairs; Bore Maintenance
oh_freight_general: General Freight
oh_wages_permanent: Staff Wages
oh_wages_casual: Casual Labour
oh_superannuation: Super - Staff
oh_training_travel: Staff Training
oh_weed_pest_roads: Rabbit Baiting
oh_depreciation_plant: Depreciation - P & E
oh_depreciation_buildings: Depreciation - Sheds
oh_other: Hardware & Tools; Sundries
interest_cost: Interest - Term Loan; Interest - Rabobank; Equipment Finance Interest
sharefarm_cost: Share Farmer Payments
drawings: Family Drawings
lease_cost: Land Rental; Lease - Brown's Block
principal_paid: Term Loan Principal
tax_paid: PAYG Tax Instalments
capex_plant: New Plant & Equipment
capex_buildings: Shed Construction
capex_water: New Dam
capex_land_improvement: Fencing - New
set aside: BAS; Bank Transfers; GST Paid
ask: Repairs & Maint; Rent - Other`

const balances = `
overdraft_liab: ANZ Overdraft
term_loan_liab: Westpac Business Loan
equipment_finance_liab: JD Finance - Header; Hire Purchase Liability - Tractor
livestock_finance_liab: Stock Mortgage - Elders
family_loan_liab: Directors Loan Account
creditors_liab: Creditors - Trade; Nutrien Account; Mastercard
tax_provision_liab: GST Liabilities; Superannuation Payable; Provision for Annual Leave
debtors_val: Trade Receivables
owned_cash_fmd_val: NAB Business Account; FMD - Rabo; Term Deposit
set aside: Retained Profits; Plant - Accum Depreciation; Land at Cost; Opening Balances`

export const unlistedNames: readonly NameOfFarm[] = [
  ...namesIn(income, 'income'),
  ...namesIn(costs, 'cost'),
  ...namesIn(balances, 'balance'),
]
