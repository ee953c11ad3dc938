/**
 * Airports, ports and intermodal yards that brokers measure from: the middle of each. Written by hand from common
 * knowledge of where they lie. Names are parted by `|`, the usual one first.
 */
export const HUBS = `
DFW Airport|Dallas Fort Worth Airport|Dallas-Fort Worth International Airport|DFW International|DFW Intl|Dallas Airport|Fort Worth Airport;32.9;-97.04
Bush Intercontinental|IAH|Bush Intercontinental Airport|George Bush Intercontinental|George Bush Intercontinental Airport|George Bush Airport|Intercontinental Airport|Houston Intercontinental|Bush Airport|IAH Airport|Bush Intl|Bush International|George Bush|Houston Airport;29.99;-95.34
Hobby Airport|Hobby|William P. Hobby Airport|Houston Hobby;29.65;-95.28
Ellington Field|Ellington Airport|Ellington;29.61;-95.16
Love Field|Dallas Love Field;32.85;-96.85
Alliance Airport|Fort Worth Alliance Airport|AFW;32.99;-97.32
O'Hare Airport|ORD|Chicago O'Hare|Chicago O'Hare Airport|O'Hare Field|O'Hare International|O'Hare International Airport|Ohare Airport|O'Hare Intl|Chicago Airport;41.98;-87.9
Midway Airport|MDW|Chicago Midway;41.79;-87.75
LAX|LAX Airport|Los Angeles International|Los Angeles International Airport|Los Angeles Airport|LA Airport;33.94;-118.41
Ontario Airport|ONT|Ontario International|Ontario International Airport;34.06;-117.6
Long Beach Airport|LGB;33.82;-118.15
John Wayne Airport|SNA;33.68;-117.87
Burbank Airport|BUR|Hollywood Burbank Airport;34.2;-118.36
San Bernardino Airport|SBD|San Bernardino International;34.1;-117.24
San Diego Airport|SAN Airport;32.73;-117.19
SFO|SFO Airport|San Francisco International|San Francisco Airport;37.62;-122.38
Oakland Airport|OAK Airport;37.71;-122.22
San Jose Airport|SJC;37.36;-121.93
Sacramento Airport|SMF;38.7;-121.59
Stockton Airport;37.89;-121.24
Boeing Field|King County International Airport|BFI;47.53;-122.3
Peace Bridge;42.91;-78.9
Ambassador Bridge;42.31;-83.07
Blue Water Bridge;43.0;-82.42
Otay Mesa border crossing|Otay Mesa port of entry;32.55;-116.94
San Ysidro border crossing|San Ysidro port of entry;32.54;-117.03
Blaine border crossing|Peace Arch border crossing|Peace Arch;49.0;-122.75
Global III|UP Global III|Global 3|UP Global 3|Rochelle intermodal;41.89;-89.03
Sea-Tac|SeaTac Airport|Sea-Tac Airport|Seattle-Tacoma International|Seattle Airport|Tacoma Airport;47.45;-122.31
PDX|PDX Airport|Portland Airport|Portland International Airport;45.59;-122.6
Sky Harbor Airport|PHX|PHX Airport|Phoenix Sky Harbor|Phoenix Airport;33.43;-112.01
Goodyear Airport|Phoenix Goodyear Airport;33.42;-112.38
Mesa Gateway|Phoenix-Mesa Gateway Airport|Mesa Gateway Airport;33.31;-111.66
Harry Reid Airport|LAS Airport|Las Vegas Airport|McCarran;36.08;-115.15
Reno Airport|RNO|Reno-Tahoe Airport;39.5;-119.77
Salt Lake City Airport|SLC Airport|Salt Lake Airport;40.79;-111.98
Denver International Airport|DIA|DEN Airport|Denver Airport;39.86;-104.67
Centennial Airport;39.57;-104.85
Austin Airport|AUS Airport|Austin-Bergstrom|Austin Bergstrom Airport;30.19;-97.67
San Antonio Airport|SAT Airport;29.53;-98.47
El Paso Airport;31.81;-106.38
Kansas City Airport|MCI|MCI Airport;39.3;-94.71
St. Louis Airport|Lambert|Lambert Airport|STL Airport;38.75;-90.37
Memphis Airport|MEM Airport|FedEx Superhub|FedEx hub Memphis;35.04;-89.98
Nashville Airport|BNA|BNA Airport|Berry Field;36.12;-86.68
Louisville Airport|SDF|SDF Airport|Louisville Muhammad Ali Airport|UPS Worldport|Worldport;38.17;-85.74
Indianapolis Airport|IND Airport;39.72;-86.29
CVG|CVG Airport|Cincinnati Airport|Cincinnati/Northern Kentucky Airport;39.05;-84.66
Columbus Airport|CMH|CMH Airport|John Glenn Airport;40.0;-82.89
Rickenbacker|Rickenbacker Airport|LCK|Rickenbacker International;39.81;-82.93
Cleveland Airport|CLE Airport|Hopkins Airport|Cleveland Hopkins|Cleveland Hopkins Airport;41.41;-81.85
Pittsburgh Airport|PIT Airport;40.49;-80.23
Detroit Metro Airport|DTW|DTW Airport|Detroit Airport;42.21;-83.35
Willow Run|Willow Run Airport;42.24;-83.53
Mitchell Airport|MKE Airport|Milwaukee Airport;42.95;-87.9
MSP Airport|Minneapolis Airport|Minneapolis-St. Paul Airport|Minneapolis-Saint Paul Airport|Minneapolis-Saint Paul International|Minneapolis-St. Paul International|Twin Cities Airport;44.88;-93.22
Rockford Airport|RFD|Chicago Rockford Airport;42.2;-89.1
Hartsfield-Jackson Airport|Hartsfield|Hartsfield-Jackson|ATL Airport|Hartsfield-Jackson International|Atlanta Airport|Hartsfield Airport|Hartsfield-Jackson Atlanta Airport;33.64;-84.43
Charlotte Airport|CLT|CLT Airport|Charlotte Douglas|Charlotte Douglas Airport;35.21;-80.94
Raleigh-Durham Airport|RDU|RDU Airport;35.88;-78.79
Piedmont Triad Airport|PTI Airport|Greensboro Airport;36.1;-79.94
Greenville-Spartanburg Airport|GSP|GSP Airport;34.9;-82.22
Miami Airport|MIA|MIA Airport|Miami International|Miami International Airport;25.8;-80.29
Fort Lauderdale Airport|FLL|FLL Airport;26.07;-80.15
Opa-locka Airport;25.91;-80.28
Tampa Airport|TPA|TPA Airport|Tampa International;27.98;-82.53
Orlando Airport|MCO|MCO Airport|Orlando International;28.43;-81.31
Lakeland Airport|Lakeland Linder;27.99;-82.02
Jacksonville Airport|JAX Airport;30.49;-81.69
Savannah Airport|SAV Airport|Savannah/Hilton Head Airport;32.13;-81.2
Huntsville Airport;34.64;-86.77
Newark Airport|EWR|EWR Airport|Newark Liberty|Newark Liberty Airport;40.69;-74.17
JFK|JFK Airport|Kennedy Airport;40.64;-73.78
LaGuardia|LaGuardia Airport|LGA;40.78;-73.87
Teterboro|Teterboro Airport;40.85;-74.06
Stewart Airport;41.5;-74.1
Philadelphia Airport|PHL|PHL Airport;39.87;-75.24
Lehigh Valley Airport|ABE Airport|Lehigh Valley International;40.65;-75.44
Harrisburg Airport|MDT Airport;40.19;-76.76
BWI|BWI Airport|Baltimore Airport|BWI Marshall|Baltimore-Washington Airport|Baltimore-Washington International|Baltimore/Washington International|Thurgood Marshall Airport;39.18;-76.67
Dulles|Dulles Airport|IAD|Dulles International;38.95;-77.46
Reagan National|DCA|National Airport;38.85;-77.04
Norfolk Airport;36.9;-76.2
Richmond Airport|RIC Airport;37.51;-77.32
Logan Airport|Boston Logan|BOS Airport|Logan;42.36;-71.01
Bradley Airport|BDL|Bradley International;41.94;-72.68
New Orleans Airport|MSY;29.99;-90.26
Port of Houston|Houston port|the Port of Houston|Port Houston;29.73;-95.27
Jacintoport|Jacintoport Terminal|Jacinto Port;29.75;-95.11
Barbours Cut|Barbours Cut Terminal|Barbours Cut Container Terminal;29.68;-94.99
Bayport Container Terminal|Bayport Terminal|Bayport Terminal Complex|Port of Bayport;29.61;-95.0
Turning Basin|Turning Basin Terminal;29.75;-95.29
Port of Galveston;29.31;-94.8
Port Freeport|Port of Freeport|Freeport port;28.95;-95.32
Port of Texas City;29.37;-94.91
Port of Beaumont;30.08;-94.09
Port of Port Arthur;29.86;-93.94
Port of Corpus Christi|Port Corpus Christi;27.82;-97.42
Port of Brownsville;25.95;-97.4
Port Laredo|Laredo port of entry|World Trade Bridge;27.6;-99.54
Port of Los Angeles|Port of LA|LA port|San Pedro Bay ports|the ports of LA and Long Beach|Ports of LA/LB|LA/LB ports;33.74;-118.26
Port of Long Beach|Long Beach port;33.76;-118.21
Port Hueneme|Port of Hueneme;34.15;-119.21
Port of San Diego;32.69;-117.15
Port of Oakland|Oakland port;37.8;-122.3
Port of Stockton;37.95;-121.33
Port of Seattle;47.58;-122.35
Port of Tacoma;47.27;-122.4
Port of Portland;45.63;-122.78
Garden City Terminal|Port of Savannah|Savannah port|GPA Garden City Terminal|GPA;32.13;-81.14
Ocean Terminal;32.09;-81.11
Port of Brunswick;31.13;-81.54
Port of Charleston|Wando Welch Terminal|Wando Terminal;32.83;-79.89
North Charleston Terminal;32.9;-79.96
Leatherman Terminal|Hugh K. Leatherman Terminal;32.83;-79.93
Inland Port Greer|Greer inland port;34.93;-82.2
Inland Port Dillon;34.42;-79.38
Port of Wilmington;34.19;-77.95
Port of Virginia|Norfolk International Terminals|NIT;36.92;-76.33
Virginia International Gateway|VIG;36.87;-76.35
Virginia Inland Port|Front Royal inland port;38.95;-78.17
Port of Baltimore|Seagirt|Seagirt Marine Terminal;39.26;-76.55
Tradepoint Atlantic|Sparrows Point;39.22;-76.48
Port of Philadelphia|PhilaPort|Packer Avenue Terminal;39.9;-75.14
Port Newark|Port Elizabeth|Port of New York and New Jersey|Port of NY/NJ|Port Newark-Elizabeth|Port of Newark|Port of Elizabeth|PNCT|Maher Terminal;40.68;-74.15
Global Container Terminal Bayonne|Port Jersey;40.67;-74.07
Howland Hook;40.64;-74.19
Red Hook Terminal;40.68;-74.01
Port of Boston|Conley Terminal;42.34;-71.02
PortMiami|Port of Miami|Port Miami;25.77;-80.17
Port Everglades;26.09;-80.12
Port of Palm Beach;26.77;-80.05
Port Canaveral;28.41;-80.61
Port Tampa Bay|Port of Tampa;27.93;-82.44
JAXPORT|Blount Island|Port of Jacksonville;30.4;-81.55
Port Manatee;27.63;-82.56
Port of Mobile;30.67;-88.04
Port of New Orleans|Port NOLA;29.93;-90.06
Port of Gulfport;30.36;-89.09
Port of Memphis|Presidents Island;35.09;-90.11
Englewood Yard|Englewood rail yard|UP Englewood|Englewood Intermodal;29.79;-95.31
Settegast Yard|Settegast;29.82;-95.29
Pearland Intermodal|BNSF Pearland;29.58;-95.3
Rosenberg Intermodal|KCS Rosenberg|CPKC Rosenberg;29.52;-95.85
BNSF Alliance|Alliance Yard|Alliance Intermodal|BNSF Alliance Intermodal|Alliance Intermodal Facility;32.99;-97.35
Dallas Intermodal Terminal|UP Dallas Intermodal|DIT|Wilmer Intermodal|UP Wilmer;32.61;-96.68
Mesquite Intermodal;32.77;-96.66
Logistics Park Chicago|BNSF Logistics Park|BNSF Elwood|CenterPoint Elwood;41.4;-88.12
CenterPoint Joliet|UP Joliet|Joliet Intermodal|UP Joliet Intermodal;41.46;-88.12
BNSF Corwith|Corwith Yard;41.82;-87.72
UP Global 4|Global 4|Global IV;41.45;-88.13
UP Global 2|Global 2|Global II;41.91;-87.89
Bedford Park Yard|Clearing Yard|Belt Railway Clearing;41.77;-87.78
59th Street Intermodal|CSX 59th Street;41.78;-87.66
Bensenville Yard;41.95;-87.92
BNSF Cicero|Cicero Yard;41.84;-87.76
LPKC intermodal|BNSF LPKC|BNSF Edgerton|Edgerton Intermodal;38.76;-95.0
Hobart Yard|BNSF Hobart;34.01;-118.2
ICTF|UP ICTF|Intermodal Container Transfer Facility;33.81;-118.23
BNSF San Bernardino|San Bernardino Intermodal|San Bernardino Yard;34.1;-117.32
West Colton Yard|Colton Yard|UP West Colton;34.07;-117.37
City of Industry Intermodal|UP City of Industry;34.01;-117.95
Lathrop Intermodal|UP Lathrop;37.83;-121.28
BNSF Stockton|BNSF Mariposa;37.91;-121.17
South Seattle Intermodal|BNSF SIG|Seattle International Gateway;47.58;-122.33
UP Argo|Argo Yard;47.55;-122.32
Brooklyn Yard;45.49;-122.65
Salt Lake Intermodal|UP Salt Lake Intermodal;40.74;-112.03
BNSF Phoenix|Glendale Intermodal;33.53;-112.18
Memphis Intermodal|BNSF Memphis;35.05;-89.9
NS Rossville|Rossville Intermodal|NS Memphis;35.05;-89.6
UP Marion|Marion Intermodal;35.2;-90.2
Fairburn Intermodal|CSX Fairburn;33.54;-84.6
Inman Yard|NS Inman;33.8;-84.45
Austell Intermodal|Whitaker Intermodal|NS Austell;33.82;-84.65
Hulsey Yard;33.75;-84.36
Charlotte Intermodal|NS Charlotte;35.21;-80.95
Rutherford Intermodal|NS Rutherford;40.26;-76.79
Greencastle Intermodal|NS Greencastle|Franklin County Regional Intermodal;39.82;-77.73
CSX Chambersburg|Chambersburg Intermodal;39.9;-77.66
Bethlehem Intermodal;40.61;-75.34
North Baltimore Intermodal|CSX North Baltimore;41.19;-83.7
Discovery Park Columbus|NS Rickenbacker|Rickenbacker Intermodal;39.84;-82.94
Avon Yard;39.76;-86.36
Croxton Yard;40.74;-74.06
Kearny Yard|CSX Kearny;40.75;-74.13
Winter Haven Intermodal|CSX Winter Haven;27.97;-81.73
Hialeah Yard|FEC Hialeah;25.84;-80.32
Taft Yard;28.42;-81.36
NJ Turnpike Exit 8A|Exit 8A|Turnpike Exit 8A|New Jersey Turnpike Exit 8A;40.35;-74.48
NJ Turnpike Exit 7A|Exit 7A|Turnpike Exit 7A|New Jersey Turnpike Exit 7A;40.19;-74.6
NJ Turnpike Exit 12|Exit 12|Turnpike Exit 12|New Jersey Turnpike Exit 12;40.6;-74.24
NJ Turnpike Exit 10|Exit 10|Turnpike Exit 10|New Jersey Turnpike Exit 10;40.52;-74.31
NJ Turnpike Exit 13A|Exit 13A|Turnpike Exit 13A;40.66;-74.19
NJ Turnpike Exit 9|Turnpike Exit 9;40.47;-74.4
NJ Turnpike Exit 8|Turnpike Exit 8;40.26;-74.53
NJ Turnpike Exit 7|Turnpike Exit 7;40.12;-74.7
Johnson Space Center|JSC|NASA Johnson Space Center|NASA;29.56;-95.09
Johnson Space Center|JSC|NASA Johnson Space Center|NASA;29.56;-95.09
Kennedy Space Center;28.57;-80.65
Minute Maid Park|Daikin Park;29.757;-95.355
NRG Stadium|NRG Park|NRG;29.68;-95.41
Astrodome;29.68;-95.41
Galleria|the Galleria|Houston Galleria;29.74;-95.46
Disney World|Walt Disney World;28.39;-81.56
Disneyland;33.81;-117.92
Gigafactory|Tesla Gigafactory|Giga Nevada;39.54;-119.44
Giga Texas|Gigafactory Texas;30.22;-97.62
Downtown Houston;29.76;-95.37
Downtown Dallas;32.78;-96.8
Downtown Atlanta;33.75;-84.39
Downtown Chicago|the Loop Chicago;41.88;-87.63
Downtown Phoenix;33.45;-112.07
Fort Hood|Fort Cavazos;31.13;-97.78
Fort Bliss;31.81;-106.42
Camp Pendleton;33.35;-117.42
`
