/** E-mail addresses of people of the demo, which situations and the second seat name. */
export const AMARA = 'amara.osei@demo.example';
export const LUKE = 'luke.fenwick@demo.example';
export const MARCUS = 'marcus.bell@demo.example';
export const PRIYA = 'priya.nair@demo.example';
