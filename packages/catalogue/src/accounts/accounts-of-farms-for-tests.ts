// Account names as bookkeepers write them, and the figure that each belongs to: written by hand, apart
// from the list of known accounts, so that the list can be wrong. A row is side, figure, names; the
// other ways to write a name stand behind `=`, `(-)` takes from the figure, `?` is nobody's guess.

export interface NameOfFarm {
  readonly written: string
  readonly side: 'income' | 'cost' | 'balance'
  /** `set aside`, or `ask` where nobody can say without asking. */
  readonly belongs: string
  readonly subtracts: boolean
  /** As accounts are usually named, not another way to write it. */
  readonly isUsual: boolean
}

const income = `
dryland_crop_income: Wheat Sales = WHEAT SALES = 4-1000 Wheat Sales = Sales - Wheat; Barley Proceeds = Barley; Canola = Canola Sales (200); Grain Sales - CBH = GRAIN SALES – CBH; Pool Payments = Pool Payment; Grain Hedging; (-) Washouts = Grain Washout
irrigated_crop_income: Cotton Lint = Cotton lint sales; Cotton Seed Sales = Cottonseed Sales; Rice = Rice Sales
cane_income: Cane Proceeds = CANE PROCEEDS; Mill Pays = Mill Pay
hay_income: Hay & Straw Sales = Hay and Straw Sales = Hay &amp; Straw Sales; Silage Sales = Silage
sheep_income: Sheep Sales = Sheep  Sales = 110 Sales - Sheep; Prime Lambs = Prime Lamb Sales; CFA Ewes = C.F.A. Ewes; Ram Sales = Rams; (-) Livestock Purchases - Ewes = L/stock Purch - Ewes
cattle_income: Cattle Sales = 040 Cattle Sales = cattle sale; Weaner Sales = Sales of Weaners; Cull Cows = Cull Cow Sales; (-) Livestock Purchases - Steers = Livestock Purch. - Steers
wool_income: Wool Proceeds = Wool Sales
other_livestock_income: Goat Sales = Goats; Pig Sales = PIG SALES
agistment_income: Agistment Income = Agistment Inc; Agist Rec'd = Agistment received = Agist Rec’d
contract_income: Contract Harvesting Inc = Contract Harvesting Income
lease_income: Lease Income - Land = Lease Income – Land
water_sale_income: Temp Water Sales = Temporary Water Sales
insurance_income: Insurance Recoveries = Insurance Recovery; Hail Claim = Hail Claims
rebate_income: ATO Fuel Rebate = A.T.O. Fuel Rebate; Fuel Tax Credits = FTC = Fuel Tax Credit; Diesel Rebate = 8-1200 Diesel Rebate; Drought Freight Subsidy = Drought Freight Subsidies
carbon_stewardship_income: ACCU Sales = ACCUs; BCT Stewardship
sundry_income: Sundry Income = Misc Income = SUNDRY INC; Drought Assist Grant; Scrap Metal = Scrap Metal Sales; Cottage Rent = Cottage Rent Received
off_farm_income: FMD Interest = FMD Int; Interest Rec'd = Interest Received; Dividends = Dividend Income; Wages - Spouse = Wages (Spouse)
capital_sales: Sale of Plant = Plant Sales; Trade-ins = Trade In
set aside: Profit on Sale of Plant = Profit on sale - plant; Revaluation; Opening Stock = Opening Stock - Cattle; Closing Stock = Closing Stock – Cattle; Natural Increase = 130 Natural Increase - Cattle; Deaths = DEATHS - SHEEP; Killed for Rations = Killed For Rations - Sheep; Grain on Hand Mvmt; FMD Withdrawal = FMD Withdrawals; Loan Drawdown = Loan Drawdowns; Capital Introduced; Unrealised Currency Gain = Unrealised Currency Gains
ask: Livestock Sales = LIVESTOCK SALES = L/Stock Sales; Grants = Govt Grants`

const directCosts = `
exp_seed: Seed = SEED = Seed Costs; Canola Seed = Seed - Canola; Inoculant = Inoculants; Cane Plants
exp_fertiliser_total: Fert = FERT. = Fert - Wheat; Fertiliser = Fertilizer = 5-1200 Fertiliser
exp_fertiliser_n: Urea = Fertiliser - Urea; UAN = Fert (UAN); Anhydrous = Anhydrous Ammonia
exp_fertiliser_p: MAP = Fertiliser - MAP; DAP = Fert: DAP; Starter = Starter Fert
exp_fertiliser_k: MOP; Potash = Fert - Potash
exp_fertiliser_other: Lime = Lime - Spread; Gypsum; Manure = Chicken Manure
exp_chemical_total: Chem = CHEM; Chemicals = Chemical = Farm Chemicals; Sprays = Spray
exp_herbicide_fallow: Chem - Fallow = Chemicals - Fallow; Summer Spray = Summer Sprays; Knockdown = Knockdown Herbicide
exp_herbicide_crop: Chem - In Crop = Chemical - In-Crop; Pre-em = Pre-emergent
exp_insecticide: Insecticide = Insecticides; Mouse Bait = Mouse Baits
exp_fungicide: Fungicide = Chemicals - Fungicides
exp_growth_regulator_defoliant: Defoliant = Defoliants; Pix
exp_contract_total: Contractors = CONTRACTORS = Contractor
exp_contract_planting: Contract Sowing = Contractors - Sowing
exp_contract_spraying: Contract Spraying = Contractors (Spraying); Aerial Spraying = Aerial Spray; Spreading = Fert Spreading
exp_contract_harvest: Contract Header = Header Contractor; Picking = Cotton Picking
exp_contract_other: Contract Baling = Contractors - Baling; Heli Mustering = Mustering - Heli; Earthworks = Earth works; Plant Hire = Hire of Plant; Labour Hire = LABOUR HIRE
exp_fuel_direct: Diesel - Harvest = Diesel – Harvest
exp_repairs_direct: R&M Crop Gear = R & M - Crop Gear
exp_labour_direct: Casuals - Harvest = Casual Wages - Harvest; Chippers = Cotton Chippers
exp_freight_inputs: Freight Inwards = Freight - Inwards
exp_freight_produce: Grain Cartage = Cartage - Grain; Freight - Cattle Sales = FREIGHT - CATTLE SALES; Wool Cartage = Freight - Wool
exp_water_purchase: Temp Water Purch = Temporary Water Purchases
exp_water_usage_charges: Water Usage = Water Usage Charges; SunWater Part B = Sunwater - Part B
exp_pumping_energy: Elec - Pumps = Electricity - Pumps; Bore Diesel = Diesel - Bore
exp_insurance_crop: Hail Ins = Hail Insurance = Insurance - Hail
exp_levies: AWI Levy = AWI Levies; Wool Tax; GRDC Levy = G.R.D.C. Levy; MLA Levy; EPR = EPRs
exp_licence_fees: Tech Fees = Tech Fee; Bollgard = Bollgard Fees
exp_ginning: Ginning = Ginning Costs
exp_packaging_wool_packs: Wool Packs = Woolpacks; Net Wrap = Netwrap; Twine = Hay Twine
exp_storage_handling: Receival Fees = CBH Receival Fees; Grain Drying = Drying; Silo Bags = Silo Bag
exp_selling_commission: Agents Comm = Agent's Commission; Yard Dues = Yard Due; Wool Brokerage = Brokerage - Wool
exp_shearing_crutching: Shearing = SHEARING EXPENSES; Crutching = Crutching Costs; Shed Hands = Shed Hand Wages
exp_animal_health: Drench = Drenches = Drench - Sheep; Vet & Med = Vet and Med; Vaccine = Vaccines; NLIS Tags = NLIS tag; Marking = Lamb Marking
exp_supplementary_feed: Stockfeed = Stock Feed = Stockfeed - Cattle; Fodder = Fodder Purchased; Hay Purchased = Hay Purch; Licks = Lick Blocks
exp_agistment_out: Agistment Paid = Agistment = Agist Paid
exp_joining_sires: AI & Semen = A.I. and Semen; Preg Testing = Pregnancy Testing; Bull Hire = Hire - Bulls
exp_pasture_maintenance: Pasture Seed = Seed - Pasture; Topdressing = Top Dressing; Super - Pasture = Super (Pasture)
exp_irrigation_repairs: R&M Irrigation = Repairs & Maintenance - Irrigation; Pump Repairs = R&M - Pump
exp_other_direct: Soil Tests = Soil Testing; Bug Checking = Bug Checker; Working Dogs = Working Dog Expenses
(-) cattle_income: Bull Purchases = Purchases - Bulls
(-) sheep_income: Ram Purchases = Rams Purchased
ask: Livestock Purchases = Livestock Purch; Freight - Stock Purchased = Freight - Stock Purch.`

const overheads = `
oh_administration: Stationery = Printing & Stationery; Office Exp = Office Expenses = Office Exp.; Subs = Subscriptions; Software = Software Subscriptions
oh_accounting: Accountancy = Accounting = Accountancy Fees; Bookkeeping = Bookkeeper
oh_legal: Legals = Legal Expenses
oh_bank_charges: Bank Fees = Bank Fee = Bank Fees - NAB; Line Fee = Line Fees - Rabo
oh_phone_internet: Telephone = Phone; Mobile = Mobile Phones; Starlink = Starlink Internet
oh_consulting: Agronomist = Agronomist Fees; Farm Consultant = Consultant; Benchmarking = Benchmarking Fees
oh_rates: Shire Rates = Rates - Shire; LLS Rates = L.L.S. Rates
oh_land_tax_rent_fees: Land Tax = LAND TAX; Crown Lease = Crown Leases; Permit to Occupy = Permits to Occupy
oh_water_fixed_charges: Water Licence = Water Licences; SunWater Part A = Sunwater - Part A; Water Rates = Rates - Water
oh_electricity_gas: Electricity = Elec = 6-1500 Electricity; Gas = Gas Bottles
oh_insurance_general: Insurance = Ins = 425 - Insurance; Farm Pack = Farm Pack Insurance
oh_insurance_vehicles: MV Ins = Motor Vehicle Insurance
oh_insurance_workers: Workcover = Work Cover = WorkCover Insurance
oh_registration: Motor Vehicle Rego = MV Rego = Motor Vehicle Registration; Truck Rego = Rego - Truck
oh_motor_vehicle: MV Exp = Motor Vehicle Expenses = M/V Exp; Ute = Ute Expenses
oh_fuel_oil: Fuel & Oil = FUEL AND OIL = Fuel &amp; Oil; F&O = F & O; Diesel = Diesel Fuel
oh_repairs_plant: R&M Plant = R&M - Plant = Repairs and Maintenance - Plant & Equipment = R&M - Header; Tyres = Tyres & Tubes; Parts = Spare Parts
oh_repairs_buildings: R&M Sheds = R&M - Shed; R&M Cottage = Repairs - Cottage
oh_repairs_improvements: R&M Fences = R&M - Fencing = Fence Repairs; Water Repairs = Repairs - Water; R&M Bores = R&M Bore; R&M Roads = Road Repairs; Fencing = Fencing Costs
oh_freight_general: Courier = Couriers; Freight & Cartage = Freight and Cartage
oh_wages_permanent: Wages = WAGES = Wages & Salaries; Salaries = Salary; Station Hand = Station Hands
oh_wages_casual: Casual Wages = Wages - Casual
oh_superannuation: Superannuation = Superannuation Expense = Employee Superannuation; SGC = Super Guarantee; Payroll Tax = PAYROLL TAX; Super
oh_training_travel: Travel & Accom = Travel and Accommodation = Travel & Accomm.; WHS = W.H.S.
oh_weed_pest_roads: Noxious Weeds = Weeds - Noxious; Wild Dog Levy = Wild Dog Levies
oh_depreciation_plant: Dep'n = Depreciation = Dep’n; Deprec P&E = Depreciation - Plant & Equipment = Depreciation - Plant & Equipme; Low Value Pool = Dep'n - Low Value Pool
oh_depreciation_buildings: Dep'n Buildings = Depreciation - Buildings; Capital Works Ded'n = Capital Works Deduction
oh_other: Tools = Small Tools; Sundry Exp = Sundry Expenses = Sundries; Donations = Donation; Bad Debts = Bad Debt`

const belowProfit = `
interest_cost: Interest - NAB = Interest – Westpac = INTEREST (NAB); O/D Interest = Overdraft Interest = Interest - O/D; HP Interest = Interest - Hire Purchase
sharefarm_cost: Sharefarmer Payments = Sharefarmer's Payments
drawings: Drawings = Drawings - J & M; Household = Household Expenses; School Fees = School Fee; Life Insurance = Life Ins; Private Use = Private Use - Ute
lease_cost: Land Lease = Lease - Land; Rent - Smiths = RENT - SMITHS; Lease Payments = Lease Payment
principal_paid: Loan Principal = Principal - Loan; Loan Repayments = Loan Repayment; JD Finance = J.D. Finance
tax_paid: Income Tax = INCOME TAX; PAYG Instalments = PAYG Instalment
capex_plant: Plant Purchases = Purchase of Plant; Assets < $20k = Assets &lt;$20k
capex_buildings: New Shed = New Sheds
capex_water: New Bore = New Bores; Pivot = New Pivot
capex_land_improvement: New Fencing = New Fences; Land Devt = Land Development
set aside: GST Clearing; BAS Payments = BAS Payment; ATO ICA = ATO Integrated Client Account; Suspense = Suspense Account; Transfers = Tfr; Contra = Contras; Rounding = Roundings; Loss on Disposal = Loss on disposal - plant; FMD Deposit = FMD Deposits; Land Purchase = Land Purchases; Permanent Water = Permanent Water Purchase; Distributions = Distribution
ask: R&M = R & M = Repairs and Maintenance = R&M - Other; Rent = Rent Paid; Repayments = Repayment`

const balances = `
overdraft_liab: NAB O/D = NAB Overdraft; Working A/c in credit = Working Account in Credit
term_loan_liab: Rabo Term Loan = Rabobank Term Loan; Bank Bill = Bank Bills; RIC Loan = Loan - RIC
equipment_finance_liab: HP - Header = H/P - Tractor; CM - Tractor = Chattel Mortgage - Tractor; (-) Unexpired Int = Unexpired Interest
livestock_finance_liab: Stock Mortgage = Stock Mortgages
seasonal_finance_liab: Seasonal Finance = Seasonal Finance - Elders; Crop Terms
lease_liab: Lease Liability = Lease Liabilities
family_loan_liab: Loan - Mum & Dad = Loan - Mum and Dad; Director Loan = Directors Loan = Director's Loan Account; UPE = Unpaid Present Entitlement
creditors_liab: Trade Creditors = TRADE CREDITORS; Visa = Visa - NAB; Elders A/c = Elders Account
tax_provision_liab: GST Collected = 2-1210 GST Collected; (-) GST Paid = GST paid; PAYGW = PAYG Withholding; Super Payable = Superannuation Payable; Prov LSL = Provision LSL
other_liab: Income in Advance = Income Received in Advance
debtors_val: Trade Debtors = Debtors; Prepayments = Prepayment
owned_cash_fmd_val: Cheque A/c = Cheque Account = NAB Cheque Account; Savings = Savings Account; FMD = FMDs
set aside: Retained Earnings = RETAINED EARNINGS; Current Earnings = Current Year Earnings; Historical Balancing = 3-9999 Historical Balancing; Plant at Cost = Plant - At Cost; Accum Dep'n = Less Accum Dep'n; Land at Cost = Land - at cost; Livestock on Hand = L/Stock on Hand; Dividends Paid = Dividend Paid`

export const namesOfFarms: readonly NameOfFarm[] = [
  ...namesIn(income, 'income'),
  ...namesIn(directCosts, 'cost'),
  ...namesIn(overheads, 'cost'),
  ...namesIn(belowProfit, 'cost'),
  ...namesIn(balances, 'balance'),
]

export function namesIn(table: string, side: NameOfFarm['side']): readonly NameOfFarm[] {
  const rows = table.trim().split('\n')
  return rows.flatMap(row => {
    const colon = row.indexOf(': ')
    const names = row.slice(colon + 2).split('; ')
    return names.flatMap(name => waysToWrite(name, row.slice(0, colon), side))
  })
}

function waysToWrite(name: string, field: string, side: NameOfFarm['side']) {
  const takes = (text: string) => text.startsWith('(-) ')
  const bare = (text: string) => text.replace('(-) ', '')
  const subtracts = takes(name) || takes(field)
  return bare(name)
    .split(' = ')
    .map((written, place) => {
      return { written, side, belongs: bare(field), subtracts, isUsual: place === 0 }
    })
}
