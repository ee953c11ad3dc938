/** By these words of the server's answer the specification's page knows that it has not found an address. */
export const ADDRESS_NOT_FOUND = 'Could not find the address'
