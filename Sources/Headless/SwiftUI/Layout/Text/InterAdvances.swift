/// How wide the characters of Inter are, regular and bold.
///
/// Copyright 2016 The Inter Project Authors; SIL Open Font License 1.1: see `Sources/Headless/Font/README.md`.
/// Written by `Sources/Headless/Font/advances.py`.
enum InterAdvances {
    static let unitsPerEm = 2816
    static let ascent = 2728
    static let descent = 680

    /// The first scalar of each run of characters, and how many there are.
    static let runs: [(first: UInt32, count: Int)] = [
        (0x20, 95),
        (0xA0, 224),
        (0x386, 73),
        (0x400, 96),
        (0x2010, 23),
        (0x2030, 11),
        (0x20AC, 1),
        (0x2116, 1),
        (0x2122, 1),
        (0x2190, 4),
        (0x2212, 1),
    ]

    /// Two characters an advance, six bits each, counted from "0".
    static let regular =
        #"""
        <H<@A`K`L4S`L89`?l?lF0M0<DD@<8?\KPDLJXL0L@J`KLI8K8KL<8<DM0M0M0FDY<M`LXP0OXJDIdP\PT;XGhL\H`W8Q8QPKlQP\#
        L8L4L@PXM`Y`L@M@KP?l?\?lDXChEhHdKDHTKDIX?hJdJ0:L:LGl:LV@I`J@JdJd@HG0@0ITHPS`G`HPGd?l>H?lM0<H<@HTK`Od\#
        H8;\H@J0X@C`G`G`D@MPC`D0M0BPBlEhKHJH<8;`=bC`G`VhX`Y`FDM`M`M`M`M`M`[TP0JDJDJDJD;X;X;X;XOXQ8QPQPQPQPQP\#
        M0QPPXPXPXPXM@K`JdHdHdHdHdHdHdX\HTIXIXIXIX:L:L:L:LIPI`J@J@J@J@J@M0J@ITITITITHPJdHPM`HdM`HdM`HdP0HTP0\#
        HTP0HTP0HTOXMbOXKDJDIXJDIXJDIXJDIXJDIXP\JdP\JdP\JdP\JdPTJ0R<J0CP<@;X:L;X:L;X:L;X:LSPDhGh:LL\GlK`H`:L\#
        H`:LH`=JH`=hH`:LQ8I`Q8I`Q8I`G`Q8I`QPJ@QPJ@QPJ@Yl[TL8@HL8@HL8@HL4G0L4G0L4G0L4G0L@@0L@@0L@@0PXITPXITPX\#
        ITPXITPXITPXITY`S`M@HPM@KPGdKPGdKPGd;`M`<8NHUl=HG`RHG`SlQX;\M`LXIDM`JDKPPTQP;XL\M`W8Q8G`QPO`KlG`K`L@\#
        M@Q0L@R@QP;XM@L<GlI`;\I`L<J4GPG`GlG0I`G`;\K`I`KHIPG`J@K`I8G\K`D`I`P<JHPhS\;\I`J@I`S\JDJDSTIDM@L4;X;X\#
        Gh_Xa\WXL\Q8KLOXM`M0LXIDQ4JDY`L0Q8Q8LLOHW8PTQPO`KlP0L@KLRdL@Q4OLYh[8S`UHL`MP\PMPHdIlH\D<KLIXTHE`J@J@\#
        GXIlQ0IXJ@IXJdHTGPHPMlG`KlI@SlV8LdQ0HHGdS`H\IXIXJ0D<G`G0:L:L:LXXWTJ0GXJ@HPIX?`?`LPF0\0\0?`Ch8`888`9`\#
        @`@`@`C`K`G`H`H`;`H8T8^0gd9\AdIl9\AdIlC`?`?`M@_hJ`Z0Z0Z0Z0M0
        """#

    static let bold =
        #"""
        :=>BAALULdUdMZ9<B0B0HfMj=EDX=6A:NBERK^M1MeLGM3J;M5M3=6=EMjMjMjH`]FPjM5Q6P0JmI_QNPe<FI5NFHnX@PFRJLPRL\#
        LhLdMJP6Pj]UOLOhMFB0A:B0EMDnEhIRKmIfKmJC@nKgKN;n;nIV;nX8KGK0KeKeAoH^A6KGIbUJI@IbI:B0@LB0Mj:=>BIfMSQZ\#
        I;?;J6GRX@ELKRIQDXM=HfD>MjBZCNEhMEJe=6@N>8EEK\V\XCZNH`PjPjPjPjPjPj]EQ6JmJmJmJm<F<F<F<FP0PFRJRJRJRJRJ\#
        MjRJP6P6P6P6OhMQM>IRIRIRIRIRIRX=IfJCJCJCJC;n;n;n;nJHKGK0K0K0K0K0MjK0KGKGKGKGIbJnIbPjIRPjIRPjIRQ6IfQ6\#
        IfQ6IfQ6IfP0PIP0KmJmJCJmJCJmJCJmJCJmJCQNKgQNKgQNKgQNKgPeKNSZKNCf<]<F;n<F;n<F<F<F;nUJGmI5;nNFIVMQHn;n\#
        Hn;nHn@RIPB7Ia;nPFKGPFKGPFKGI@PFKbRJK0RJK0RJK0\bZnLhAoLhAoLhAoLdH^LdH^LdH^LdH^MJA6MJB\MJA6P6KGP6KGP6\#
        KGP6KGP6KGP6KG]UUJOhIbOhMFI:MFI:MFI:<^Pj=6RRXgA1I@SII@ZUT6>8PjM5IUPjJmMFPeRJ<FNFPjX@PFLdRJQZLPI@MVMJ\#
        OhUFOLTIR@<FOhL[I6KG>8IjL[JdH4LbI6HDKGLf>8MQJ^MEKlIBK0PdJ2ICMQHZIjU6K7SFY:>8IjK0IjY:JmJmULIUN[Ld<F<F\#
        I5aRaDX:NFPFMROnPjLZM5IUR[Jm_`M1PFPFO9P8X@PeRJQZLPQ6MJMRV0OLRlQZ^:^hT:WEMcNd^ON9IRK2IGDOMPJCVXG;JiJi\#
        IaJWQbJ2K0JCKeIfHSIbRkI@LjJ0UbY\O2T0IhHFTRILJCJCKRDOIQH^;n;n;nYjXKKNIaJiIbJCDLDLN0F0\0\0F=E2:Z:2:Z:f\#
        BSBQBQCRJ4IBDJDJ<oH8S:`6jX<BERNb<BERNbHNA@A@N<`NL@Z0Z0Z0Z0Mj
        """#
}
