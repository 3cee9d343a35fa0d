import { describe, expect, it } from "vitest";
import { frameworkScript } from "./frameworkScript.ts";

const BOOT = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

describe("frameworkScript", () => {
  it.each([
    ["(self.__next_f=self.__next_f||[]).push([0])", "marker"],
    ['self.__next_f.push([1,"0:{}\\n"])', "flight"],
    ["self.__next_f.push([2,null])", "marker"],
    ['self.__next_f.push([3,"aGVq"])', "marker"],
    [
      `${BOOT}{"otherChunks":["static/chunks/3v_59l1qr_8dp.js","static/chunks/a~b.js?dpl=x1"],"runtimeModuleIds":[94553,"x"]});`,
      "bootstrap",
    ],
  ])("knows %s as the framework's %s", (body, kind) => {
    expect(frameworkScript(body)?.kind).toBe(kind);
  });

  it.each([
    "alert(1)",
    "",
    ' self.__next_f.push([1,""])',
    'self.__next_f.push([1,"0:{}\\n"]);alert(1)',
    'self.__next_f.push([1,"0:{}\\n"]),alert(1)',
    "self.__next_f.push([1,alert(1)])",
    'self.__next_f.push([1,"a"+alert(1)])',
    "self.__next_f.push([1,`${alert(1)}`])",
    "self.__next_f.push([1,'a'])",
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push(([1,"a"],alert(1)))',
    'self.__next_f.push([1,"a"]/**/)',
    'self.__next_f.push([1,"a","b"])',
    "self.__next_f.push([0])",
    'self.__next_f.push([3,"<script>"])',
    'self.__next_f.push([4,"a"])',
    'self.__next_f.push({"length":1})',
    'self.__next_f.push([1,"\n"])',
    'self.__next_f.push([1,"a"])\n//',
    'self.__next_f["push"]([1,"a"])',
    'self.__next_g.push([1,"a"])',
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
    "(self.__next_f=alert(1)||[]).push([0])",
    '$RC("B:0","S:0")',
    `${BOOT}{"otherChunks":["https://evil.dk/x.js"],"runtimeModuleIds":[]})`,
    `${BOOT}{"otherChunks":["//evil.dk/x.js"],"runtimeModuleIds":[]})`,
    `${BOOT}{"otherChunks":["static/chunks/x.js"],"runtimeModuleIds":[alert(1)]})`,
    `${BOOT}{"otherChunks":[],"runtimeModuleIds":[],"x":1})`,
    `${BOOT}{"otherChunks":[],"runtimeModuleIds":[]});alert(1);`,
    `${BOOT}{})`,
  ])("knows nothing of %j", (body) => {
    expect(frameworkScript(body)).toBeUndefined();
  });
});
