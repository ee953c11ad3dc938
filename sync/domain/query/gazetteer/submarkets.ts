/**
 * The industrial submarkets of the United States that brokers name: a middle and a reach in miles, good enough to
 * search by. Written by hand from common knowledge of where they lie. Names are parted by `|`, the usual one first.
 */
export const SUBMARKETS = `
Inland Empire|IE|the IE|I.E.;34.02;-117.38;26
Inland Empire West|IE West|West Inland Empire|Western Inland Empire;34.05;-117.56;12
Inland Empire East|IE East|East Inland Empire|Eastern Inland Empire;34.05;-117.22;17
High Desert|Victor Valley;34.5;-117.32;14
San Gabriel Valley|SGV;34.05;-117.97;12
San Fernando Valley|SFV;34.23;-118.47;12
South Bay|LA South Bay|Los Angeles South Bay;33.85;-118.28;9
Mid-Cities|Mid Cities;33.92;-118.12;6
Mid-Counties|Mid Counties|Midcounties;33.9;-118.05;7
Commerce-Vernon|Vernon-Commerce|Commerce/Vernon;34.0;-118.18;5
Central Los Angeles|Central LA|Downtown LA|DTLA;34.03;-118.23;6
Los Angeles Basin|LA Basin|Greater Los Angeles|LA;34.0;-118.2;28
Orange County Airport Area|Airport Area;33.69;-117.86;6
North Orange County|North OC;33.87;-117.88;8
West Orange County|West OC;33.76;-118.0;7
South Orange County|South OC;33.6;-117.7;10
Conejo Valley;34.19;-118.87;8
Santa Clarita Valley;34.41;-118.55;8
Antelope Valley;34.66;-118.15;12
Coachella Valley;33.72;-116.35;16
Otay Mesa;32.56;-116.96;4
Kearny Mesa;32.83;-117.14;3
Miramar;32.89;-117.14;3
North County San Diego|North San Diego County;33.14;-117.22;13
Central Valley|California Central Valley;37.2;-120.6;75
Bay Area|San Francisco Bay Area|SF Bay Area;37.65;-122.2;34
East Bay|Oakland East Bay;37.75;-122.17;16
I-880 Corridor|880 Corridor;37.62;-122.08;13
Peninsula|SF Peninsula|San Francisco Peninsula;37.55;-122.3;13
Silicon Valley;37.36;-121.95;12
North Bay;38.2;-122.4;18
Tri-Valley;37.69;-121.85;10
Power Inn;38.53;-121.41;4
Natomas|Natomas-Northgate;38.65;-121.5;5
McClellan;38.66;-121.4;4
Kent Valley|Green River Valley;47.38;-122.23;8
Puget Sound;47.5;-122.25;32
South Seattle|SoDo|Georgetown Seattle;47.56;-122.33;4
Eastside Seattle|Seattle Eastside;47.65;-122.13;8
Northend Seattle;47.85;-122.22;11
Frederickson;47.09;-122.36;4
Sunset Corridor;45.54;-122.9;7
Swan Island;45.565;-122.715;2
Rivergate;45.62;-122.77;3
217 Corridor|Kruse Way;45.44;-122.76;5
Southwest Valley|SW Phoenix Valley;33.43;-112.25;10
Southeast Valley|SE Phoenix Valley|East Valley|Phoenix East Valley;33.36;-111.8;14
Deer Valley;33.68;-112.1;6
Sky Harbor|Sky Harbor Airport submarket;33.43;-112.03;5
West Valley|Phoenix West Valley;33.45;-112.4;13
Loop 303|Loop 303 Corridor|303 Corridor;33.52;-112.42;10
Apex|Apex Industrial Park;36.36;-114.92;5
North Las Vegas submarket|North Las Vegas area;36.25;-115.11;7
Southwest Las Vegas|Las Vegas Southwest;36.06;-115.23;6
Henderson submarket;36.03;-115.02;6
Speedway|Las Vegas Speedway;36.27;-115.01;4
TRIC|TRI Center|Tahoe Reno Industrial Center|Tahoe-Reno Industrial Center;39.53;-119.45;7
South Meadows;39.43;-119.75;4
Wasatch Front;40.65;-111.93;40
Salt Lake Northwest Quadrant|Northwest Quadrant|NW Quad;40.77;-112.02;7
I-70 Corridor Denver|I-70 East Denver|Airport Corridor Denver|I-70/East;39.77;-104.83;9
Denver Tech Center|DTC;39.6;-104.89;4
Front Range;39.9;-104.95;45
DFW|Dallas-Fort Worth|Dallas/Fort Worth|Dallas Fort Worth|DFW Metroplex|the Metroplex|Metroplex;32.83;-97.03;38
DFW Airport submarket|DFW submarket|DFW Airport area;32.9;-97.03;8
Great Southwest|GSW|Great Southwest/Arlington|Great Southwest Arlington|GSW/Arlington|GSW Arlington;32.75;-97.05;7
South Dallas|South Dallas submarket;32.63;-96.78;10
South Stemmons;32.83;-96.88;5
North Stemmons;33.0;-96.95;7
Valwood;32.93;-96.92;4
Las Colinas;32.88;-96.95;4
Northeast Dallas;32.92;-96.65;9
East Dallas;32.77;-96.6;9
Northwest Dallas;32.98;-96.97;10
Alliance|AllianceTexas|Alliance Texas|North Fort Worth|Alliance Fort Worth;32.98;-97.31;8
South Fort Worth;32.62;-97.32;8
Northwest Houston|NW Houston|Houston Northwest;29.88;-95.55;10
North Houston|Houston North;29.95;-95.4;9
Northeast Houston|NE Houston|Houston Northeast;29.88;-95.25;10
Southeast Houston|SE Houston|Houston Southeast;29.65;-95.2;10
Southwest Houston|SW Houston|Houston Southwest;29.64;-95.56;9
South Houston submarket|Houston South;29.63;-95.38;7
West Houston|Houston West;29.78;-95.63;9
East Houston|Houston East;29.77;-95.22;8
Inside the Loop|Inner Loop|Inside 610|Inside Loop 610|Inside the 610 Loop;29.76;-95.37;6
Inside the Grand Parkway|Inside Grand Parkway|Inside Highway 99;29.8;-95.42;24
Inside Loop 410|Inside 410;29.46;-98.5;8
Inside Loop 1604|Inside 1604;29.47;-98.52;13
Inside the Perimeter|ITP|Inside I-285;33.78;-84.39;10
Inside the Capital Beltway|Inside I-495;38.9;-77.03;9
Spring Branch;29.8;-95.51;4
Westchase|Westchase District;29.73;-95.56;3
Third Ward|Second Ward|East End Houston;29.74;-95.34;3
Sharpstown;29.7;-95.53;3
Aldine;29.91;-95.38;4
Jersey Village area;29.89;-95.57;4
Fifth Ward|Near Northside;29.78;-95.34;3
Gulfgate|Hobby area|Hobby submarket;29.66;-95.29;4
Almeda|South Main;29.62;-95.41;4
Willowbrook|FM 1960 area|1960 area|1960 corridor;29.96;-95.54;5
Bear Creek|Addicks;29.82;-95.64;5
Inside Beltway 8|Inside the Beltway|Inside Beltway|Inside BW8;29.77;-95.37;12
Greenspoint|Greenspoint/IAH|North Belt;29.95;-95.42;5
Cy-Fair|Cypress-Fairbanks|CyFair;29.93;-95.66;8
Generation Park;29.93;-95.22;4
Energy Corridor;29.78;-95.63;5
Texas Medical Center|Med Center;29.71;-95.4;2
Bayport;29.62;-95.05;4
Cedar Port|Cedar Port Industrial Park|Cedar Crossing;29.72;-94.91;5
Houston Ship Channel|Ship Channel|the Ship Channel;29.74;-95.15;9
Clear Lake;29.57;-95.11;5
Golden Triangle;30.02;-94.05;15
Rio Grande Valley|RGV;26.2;-98.1;28
Permian Basin|the Permian;31.9;-102.2;40
Northeast San Antonio;29.53;-98.37;8
South Austin;30.2;-97.77;6
North Austin;30.39;-97.71;7
Round Rock/Georgetown;30.57;-97.68;8
East El Paso;31.76;-106.3;8
O'Hare|O'Hare submarket|Ohare|O'Hare area;41.98;-87.95;7
I-55 Corridor|I-55 submarket|I-55;41.65;-88.08;11
I-80 Corridor|I-80 Joliet|I-80/Joliet Corridor|Joliet submarket;41.48;-88.12;11
I-88 Corridor|I-88;41.79;-88.2;12
I-57 Corridor|I-57;41.5;-87.7;11
Central DuPage|DuPage;41.87;-88.1;8
Fox Valley;41.87;-88.31;10
South Suburbs|Southern Suburbs|South Chicago Suburbs|Chicago South Suburbs|Chicago Southern Suburbs|Southern Suburbs of Chicago;41.55;-87.62;10
North Suburbs|Northern Suburbs|Lake County Illinois|Chicago North Suburbs|Chicago Northern Suburbs|Northern Suburbs of Chicago;42.25;-87.95;13
West Suburbs|Western Suburbs|West Cook|Chicago West Suburbs|Chicago Western Suburbs|Western Suburbs of Chicago;41.88;-87.87;6
North DuPage;41.96;-88.1;6
Northwest Indiana|NW Indiana|NWI;41.52;-87.35;17
Kenosha submarket|Southeast Wisconsin|SE Wisconsin;42.75;-87.95;25
Metro East|Metro East Illinois;38.75;-90.05;13
Earth City;38.77;-90.46;4
Logistics Park Kansas City|LPKC;38.76;-94.95;5
Northland|Kansas City Northland;39.25;-94.57;9
Executive Park;39.13;-94.49;3
Plainfield submarket|Southwest Indianapolis;39.7;-86.37;7
Whitestown submarket|Northwest Indianapolis;39.98;-86.35;7
Rickenbacker submarket|Southeast Columbus|Rickenbacker area;39.83;-82.94;7
West Columbus;39.97;-83.12;7
West Jefferson;39.94;-83.27;5
Licking County submarket|Etna/Pataskala;39.97;-82.68;7
Northern Kentucky|NKY;39.02;-84.63;10
Cincinnati I-75|Tri-County Cincinnati;39.31;-84.45;10
Riverport;38.17;-85.88;4
Bullitt County submarket|Shepherdsville;37.99;-85.71;6
Airport West|Detroit Airport;42.23;-83.42;8
I-96 Corridor;42.42;-83.42;9
Downriver;42.17;-83.22;8
Macomb submarket;42.6;-82.95;10
Southeast Memphis|SE Memphis;35.01;-89.87;7
DeSoto County submarket|Olive Branch/Southaven;34.95;-89.9;8
Rutherford submarket|Southeast Nashville|I-24 Southeast;35.95;-86.5;12
La Vergne/Smyrna;36.0;-86.56;6
Wilson County submarket|East Nashville|I-40 East Nashville;36.2;-86.4;12
I-20 West|I-20 West/Fulton Industrial|I-20 West Atlanta|Fulton Industrial|Fulton Industrial Boulevard;33.75;-84.57;9
Atlanta Airport submarket|Airport/South Atlanta|South Atlanta|Airport South Atlanta;33.6;-84.44;10
Northeast Atlanta|I-85 Northeast|I-85 North Atlanta|NE Atlanta|Northeast Atlanta submarket;34.02;-83.98;15
Henry County submarket|McDonough|I-75 South|I-75 South Atlanta;33.43;-84.13;10
Northwest Atlanta|I-75 Northwest|I-75 North Atlanta|NW Atlanta;34.08;-84.65;14
Stone Mountain submarket|I-20 East;33.75;-84.1;9
North Fulton;34.05;-84.3;7
South Fulton|South Fulton County;33.6;-84.56;8
Pooler/Savannah|Savannah submarket;32.1;-81.22;9
Greenville-Spartanburg|Upstate|Upstate South Carolina|GSP area;34.9;-82.2;20
Southwest Charlotte|Charlotte Southwest;35.14;-80.96;7
Piedmont Triad|the Triad|Triad;36.08;-80.0;20
Research Triangle|RTP|the Triangle;35.88;-78.85;15
Miami Airport West|Airport West Miami|Airport West/Doral|Doral submarket;25.82;-80.36;5
Medley|Medley/Hialeah Gardens;25.86;-80.33;4
South Florida;26.1;-80.25;35
Central Florida|I-4 Corridor;28.25;-81.7;40
Lakeland/Polk|Polk County submarket|Lakeland submarket;28.02;-81.92;12
East Tampa|Tampa East|Eastside Tampa;27.95;-82.36;6
Plant City;28.01;-82.12;6
Orlando Airport submarket|Southeast Orlando|Lake Nona;28.42;-81.33;6
Southwest Orlando|Southpark Orlando;28.44;-81.42;5
Westside Jacksonville|Jacksonville Westside;30.3;-81.78;8
Northside Jacksonville|Jacksonville Northside;30.45;-81.65;8
Lehigh Valley|LV PA;40.64;-75.42;15
Central Pennsylvania|Central PA;40.2;-76.85;34
Harrisburg/Carlisle|Harrisburg submarket;40.24;-77.05;16
I-81 Corridor|I-81/I-78 Corridor|I-78/I-81 Corridor|I-81;40.3;-76.9;45
Northeastern Pennsylvania|Northeast Pennsylvania|NEPA|Northeast PA|Scranton/Wilkes-Barre;41.25;-75.85;20
Poconos;41.05;-75.3;14
Philadelphia Suburbs;40.1;-75.35;18
Bucks County submarket|Lower Bucks;40.13;-74.88;8
Delaware Valley;39.95;-75.15;30
Meadowlands|the Meadowlands;40.8;-74.07;5
Port Newark/Elizabeth|Port submarket New Jersey;40.68;-74.15;4
Northern New Jersey|Northern NJ|North Jersey|North NJ;40.8;-74.15;18
Central New Jersey|Central NJ|Central Jersey;40.43;-74.45;16
South Jersey|Southern New Jersey|Southern NJ|South NJ;39.8;-75.1;24
Route 287 Corridor|I-287 Corridor|287 Corridor;40.6;-74.5;12
Hudson Valley;41.5;-74.0;30
Long Island;40.78;-73.2;42
Outer Boroughs;40.67;-73.9;9
Baltimore-Washington Corridor|BWI Corridor|Baltimore/Washington Corridor|B/W Corridor;39.12;-76.8;12
Northern Virginia|NoVA;38.85;-77.4;20
Dulles Corridor|Route 28 Corridor;38.97;-77.45;7
Eastern Shore;38.7;-75.9;35
Hampton Roads|Tidewater;36.87;-76.35;20
I-81 Virginia|Shenandoah Valley;38.6;-78.7;40
Hagerstown/I-81|Hagerstown submarket;39.63;-77.75;14
Metro West|MetroWest|Boston MetroWest;42.3;-71.5;11
I-495 South|495 South|495 Belt;42.05;-71.25;15
Route 128 South|128 South;42.18;-71.08;8
North Shore;42.58;-70.92;10
South Shore;42.13;-70.85;10
Merrimack Valley;42.69;-71.2;11
Northwest Minneapolis|NW Minneapolis;45.1;-93.42;9
Southwest Minneapolis|SW Minneapolis;44.83;-93.42;9
Tri-State;39.1;-84.5;30
Four Corners;36.9;-108.4;45
Treasure Valley|Boise Valley;43.6;-116.4;22
Magic Valley;42.56;-114.46;22
Willamette Valley;44.6;-123.05;45
Inland Northwest;47.68;-117.2;30
Tri-Cities Washington|Tri-Cities WA;46.23;-119.2;15
Salt Lake Valley;40.67;-111.93;14
Utah Valley;40.27;-111.72;16
Las Vegas Valley;36.15;-115.17;18
Quad Cities|the Quad Cities;41.52;-90.52;14
Fox Cities;44.27;-88.4;12
Siouxland;42.5;-96.4;16
Miami Valley|Dayton area;39.78;-84.18;20
Mahoning Valley;41.1;-80.68;18
Capital Region|Capital District|Albany area;42.73;-73.8;20
Southern Tier;42.15;-76.3;50
Lowcountry|Low Country;32.9;-80.1;25
Lake Norman;35.55;-80.87;12
Space Coast;28.3;-80.72;25
Treasure Coast;27.35;-80.4;22
Gold Coast Florida|Florida Gold Coast;26.2;-80.17;32
First Coast;30.33;-81.65;22
Emerald Coast;30.45;-86.5;25
Tennessee Valley;34.72;-86.65;25
Hill Country|Texas Hill Country;29.95;-98.6;40
Brazos Valley;30.63;-96.33;18
Pioneer Valley;42.2;-72.6;15
`
