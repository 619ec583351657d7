export declare const findChromium: () => Promise<string | undefined>;
export declare const installChromium: () => Promise<string>;
